# The HEEx of Phoenix LiveView if it is on the code path, or else the emulation in heex_engine.exs.

Code.require_file("batch.exs", __DIR__)
Code.require_file("heex_engine.exs", __DIR__)

if Code.ensure_loaded?(Phoenix.Component) do
  compile = fn template ->
    quote do
      import Heex.Paths, warn: false
      import Phoenix.Component, warn: false
      sigil_H(<<unquote(template)>>, [])
    end
  end

  Application.load(:phoenix_live_view)

  Batch.run(
    "Phoenix LiveView #{Application.spec(:phoenix_live_view, :vsn)}",
    compile,
    &(&1 |> Phoenix.HTML.Safe.to_iodata() |> IO.iodata_to_binary())
  )
else
  compile = fn template ->
    quote do
      import Heex.Paths, warn: false
      unquote(EEx.compile_string(template, engine: Heex.Engine, trim: true))
    end
  end

  Batch.run("stand-in for HEEx", compile, &(&1 |> Heex.Html.to_iodata() |> IO.iodata_to_binary()))
end
