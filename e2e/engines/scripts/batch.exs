# Renders a batch of templates: jobs come in as JSON, lists of renderings go out.

Code.require_file("json.exs", __DIR__)

defmodule Batch do
  @doc "`compile` makes code of a template; what the code returns goes through `finish`, and is the output then."
  def run(version, compile, finish) do
    if System.argv() == ["--version"] do
      IO.puts("#{version} on Elixir #{System.version()}")
    else
      IO.read(:stdio, :eof)
      |> Json.decode()
      |> Enum.map(&render_job(&1, compile, finish))
      |> Json.encode()
      |> IO.write()
    end
  end

  defp render_job(%{template: template, data: data}, compile, finish) do
    names = data |> Enum.flat_map(&Map.keys/1) |> Enum.uniq()

    case rescued(fn -> to_function(compile.(template), names) end) do
      {:ok, render} -> Enum.map(data, &render_one(render, names, &1, finish))
      {:error, message} -> Enum.map(data, fn _ -> %{error: message} end)
    end
  end

  defp render_one(render, names, data, finish) do
    case rescued(fn -> finish.(render.(data, Enum.map(names, &data[&1]))) end) do
      {:ok, output} -> %{output: output}
      {:error, message} -> %{error: message}
    end
  end

  # The data are assigns, `@page`, and variables, `page`.
  defp to_function(code, names) do
    assigns = Macro.var(:assigns, nil)
    variables = Enum.map(names, &Macro.var(&1, nil))

    {function, _} =
      Code.eval_quoted(
        quote do
          fn unquote(assigns), unquote(variables) ->
            # A template need not use what it is given.
            _ = unquote([assigns | variables])
            unquote(code)
          end
        end
      )

    function
  end

  defp rescued(function) do
    {:ok, function.()}
  rescue
    error -> {:error, Exception.format_banner(:error, error)}
  end
end
