# HEEx, as far as heex_engine.exs stands in for it.

Code.require_file("batch.exs", __DIR__)
Code.require_file("heex_engine.exs", __DIR__)

compile = fn template ->
  quote do
    import Heex.Paths, warn: false
    unquote(EEx.compile_string(template, engine: Heex.Engine, trim: true))
  end
end

Batch.run("stand-in for HEEx", compile, &(&1 |> Heex.Html.to_iodata() |> IO.iodata_to_binary()))
