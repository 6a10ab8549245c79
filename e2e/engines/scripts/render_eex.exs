# EEx of Elixir's library. It escapes nothing.

Code.require_file("batch.exs", __DIR__)

Batch.run("EEx", &EEx.compile_string/1, & &1)
