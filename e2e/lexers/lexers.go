// What Go's templates take for text. Reads a list of texts as JSON, writes a list of texts or nulls.
package main

import (
	"encoding/json"
	"os"
	"text/template/parse"
)

func text(node parse.Node) string {
	switch node := node.(type) {
	case *parse.TextNode:
		return string(node.Text)
	case *parse.ListNode:
		shown := ""
		if node != nil {
			for _, child := range node.Nodes {
				shown += text(child)
			}
		}
		return shown
	case *parse.IfNode:
		return text(node.List) + text(node.ElseList)
	case *parse.RangeNode:
		return text(node.List) + text(node.ElseList)
	case *parse.WithNode:
		return text(node.List) + text(node.ElseList)
	}
	return ""
}

func main() {
	var texts []string
	if err := json.NewDecoder(os.Stdin).Decode(&texts); err != nil {
		panic(err)
	}
	shown := make([]*string, len(texts))
	for index, source := range texts {
		tree := parse.New("text")
		tree.Mode = parse.SkipFuncCheck
		trees := map[string]*parse.Tree{}
		if _, err := tree.Parse(source, "", "", trees); err != nil {
			continue
		}
		all := ""
		if tree.Root != nil {
			all = text(tree.Root)
		}
		shown[index] = &all
	}
	json.NewEncoder(os.Stdout).Encode(shown)
}
