// Renders batches of templates of html/template, with the functions that compiled controls need: each line of the input is
// a list of jobs in JSON, and is answered by a line of renderings.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"html/template"
	"io"
	"math"
	"math/big"
	"net/url"
	"os"

	"site/pagination"
)

type job struct {
	Template string           `json:"template"`
	Data     []map[string]any `json:"data"`
}

type named int

type text string

// throwing is an object that cannot be converted to a string.
type throwing struct{}

func (throwing) String() string { panic("no conversion") }

type stringer struct{ text string }

func (of *stringer) String() string { return of.text }

// odd returns values that JSON does not have, by name. See odd-values.ts.
func odd(name string) any {
	thousand := 1000
	page := "1000"
	pointer := &thousand
	huge, _ := new(big.Int).SetString("9"+string(bytes.Repeat([]byte("0"), 400)), 10)
	return map[string]any{
		"inf": math.Inf(1), "-inf": math.Inf(-1), "nan": math.NaN(),
		"int8": int8(-3), "uint": uint64(math.MaxUint64), "named": named(1000), "text": text("1000"),
		"number": json.Number("1000"), "number-huge": json.Number("1e999"),
		"pointer": pointer, "pointers": &pointer, "pointer-to-text": &page, "no-pointer": (*int)(nil),
		"bigint": big.NewInt(1000), "bigint-huge": huge, "fraction": big.NewRat(1, 3), "float": big.NewFloat(1000),
		"throwing": throwing{}, "throwing-pointer": &throwing{}, "stringer": &stringer{"1000"}, "no-stringer": (*stringer)(nil),
		"struct": struct{ Page int }{3}, "list": []string{"3"}, "map": map[string][]string{"page": {"3"}},
		"func": func() int { return 3 }, "channel": make(chan int), "complex": complex(3, 4), "bytes": []byte("3"),
		"error": fmt.Errorf("3"), "safe": template.HTML("1000"),
	}[name]
}

// revive turns JSON's integers into integers, and inserts odd values and those that the library parses from a query.
func revive(value any) any {
	switch value := value.(type) {
	case json.Number:
		if whole, err := value.Int64(); err == nil {
			return int(whole)
		}
		number, _ := value.Float64()
		return number
	case []any:
		for index, one := range value {
			value[index] = revive(one)
		}
	case map[string]any:
		if name, isOdd := value["$odd"].(string); isOdd {
			return odd(name)
		}
		if query, isQuery := value["$query"].(string); isQuery {
			values, _ := url.ParseQuery(query)
			return values.Get("page")
		}
		for key, one := range value {
			value[key] = revive(one)
		}
	}
	return value
}

func render(one *template.Template, data map[string]any) map[string]string {
	var output bytes.Buffer
	if err := one.Execute(&output, revive(data)); err != nil {
		return map[string]string{"error": err.Error()}
	}
	return map[string]string{"output": output.String()}
}

func renderAll(jobs []job) [][]map[string]string {
	renderings := make([][]map[string]string, len(jobs))
	for index, job := range jobs {
		one, err := template.New("page").Funcs(pagination.Functions).Parse(job.Template)
		renderings[index] = []map[string]string{}
		for _, data := range job.Data {
			if err != nil {
				renderings[index] = append(renderings[index], map[string]string{"error": err.Error()})
			} else {
				renderings[index] = append(renderings[index], render(one, data))
			}
		}
	}
	return renderings
}

func main() {
	decoder := json.NewDecoder(os.Stdin)
	decoder.UseNumber()
	encoder := json.NewEncoder(os.Stdout)
	encoder.SetEscapeHTML(false)
	for {
		var jobs []job
		if err := decoder.Decode(&jobs); err == io.EOF {
			return
		} else if err != nil {
			panic(err)
		}
		encoder.Encode(renderAll(jobs))
	}
}
