// Package pagination has the functions for the controls that pagination-tag has compiled to Go's templates:
// template.New("list.gohtml").Funcs(pagination.Functions)
package pagination

import (
	"fmt"
	"html/template"
	"math"
	"reflect"
	"strconv"
	"strings"
)

// Functions are for Funcs of html/template and text/template.
var Functions = map[string]any{
	"paginationAdd":    add,
	"paginationBefore": before,
	"paginationEach":   each,
	"paginationFormat": format,
	"paginationPages":  pages,
	"paginationQuery":  query,
}

// greatest is the greatest page number; a 32-bit int holds less.
var greatest = math.Min(999999999999999, math.MaxInt)

// add adds to any value, within optional bounds. Non-numbers count as 0, and fractions are truncated.
func add(value any, other int, bounds ...int) int {
	sum := toInteger(value) + other
	if len(bounds) > 0 && sum < bounds[0] {
		sum = bounds[0]
	}
	if len(bounds) > 1 && sum > bounds[1] {
		sum = bounds[1]
	}
	return sum
}

// each returns a map to range over in order. Its keys are 1 to count, and every value is the dot, which range rebinds.
func each(count int, dot any) map[int]any {
	turns := make(map[int]any, count)
	for turn := 1; turn <= count; turn++ {
		turns[turn] = dot
	}
	return turns
}

// pages says how many pages of a size some items fill, at least one.
func pages(items, size int) int {
	if items == 0 {
		return 1
	}
	return (items-1)/size + 1
}

// before says how many items are on the pages before one.
func before(page, size int) int {
	return (page - 1) * size
}

// format writes an integer in groups of digits, given the lengths of the last group and of the others, and the digit zero.
func format(value int, separator string, last, others int, zero string) string {
	plain := strconv.Itoa(value)
	var text strings.Builder
	for index, digit := range plain {
		rest := len(plain) - index
		if index > 0 && last > 0 && rest >= last && (rest-last)%others == 0 {
			text.WriteString(separator)
		}
		text.WriteRune([]rune(zero)[0] + digit - '0')
	}
	return text.String()
}

// query escapes a value for the query of a URL, as html/template does in href only. A template.URL is escaped already.
func query(value any) template.URL {
	if value == nil {
		return ""
	}
	if url, ok := value.(template.URL); ok {
		return url
	}
	return template.URL(strings.ReplaceAll(template.URLQueryEscaper(value), "+", "%20"))
}

// toInteger converts any value to an integer: numbers, strings, and what pointers point to.
func toInteger(value any) int {
	if _, hasText := value.(fmt.Stringer); !hasText {
		of := reflect.ValueOf(value)
		for of.Kind() == reflect.Pointer && !of.IsNil() {
			of = of.Elem()
		}
		if of.IsValid() {
			value = of
		}
	}
	// If a method panics, Sprint returns the panic message, which is not a number.
	number, _ := strconv.ParseFloat(strings.TrimSpace(fmt.Sprint(value)), 64)
	if math.IsNaN(number) {
		return 0
	}
	return int(math.Max(-greatest, math.Min(number, greatest)))
}
