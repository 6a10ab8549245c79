# Renders batches of templates: each line of the input is a list of jobs in JSON, and is answered by a line of renderings.

Code.require_file("json.exs", __DIR__)

# A number of the package `decimal`, as far as a template meets it, where the package itself is not there.
unless Code.ensure_loaded?(Decimal) do
  defmodule Decimal do
    defstruct sign: 1, coef: 0, exp: 0

    defimpl String.Chars do
      def to_string(%{sign: sign, coef: coef, exp: exp}), do: "#{if sign < 0, do: "-"}#{coef}E#{exp}"
    end
  end
end

defmodule Throwing do
  defstruct []

  defimpl String.Chars do
    def to_string(_), do: raise("no conversion")
  end
end

defmodule Batch do
  # Values that JSON does not have, by name. See odd-values.ts.
  @odd %{
    "float" => 1000.0,
    "float-ceil" => Float.ceil(10_000 / 10),
    "float-huge" => 1.0e300,
    "decimal" => %Decimal{coef: 10000, exp: -1},
    "decimal-exponent" => %Decimal{coef: 1, exp: 3},
    "decimal-quotient" => %Decimal{coef: 3333333333333333333333333333, exp: -27},
    "decimal-huge" => %Decimal{coef: 1, exp: 999_999_999},
    "decimal-inf" => %Decimal{coef: :inf},
    "decimal-nan" => %Decimal{coef: :NaN},
    "struct" => %URI{},
    "throwing" => %Throwing{},
    "string-keys" => %{"a" => "3"},
    "tuple" => {1, 2},
    "atom" => :page,
    "charlist" => ~c"12",
    "improper" => [1 | 2],
    "bytes" => <<255>>
  }

  defp revive(%{"$odd": name}), do: Map.fetch!(@odd, name)
  defp revive(%{"$query": query}), do: query |> decode_query() |> Map.get("page")
  defp revive(%{} = map), do: Map.new(map, fn {name, value} -> {name, revive(value)} end)
  defp revive(list) when is_list(list), do: Enum.map(list, &revive/1)
  defp revive(value), do: value

  # As Plug reads a query, where it is there: `page[a]=3` is a map.
  if Code.ensure_loaded?(Plug.Conn.Query) do
    defp decode_query(query) do
      Plug.Conn.Query.decode(query)
    rescue
      Plug.Conn.InvalidQueryError -> %{}
    end
  else
    defp decode_query(query), do: URI.decode_query(query)
  end

  @doc """
  `compile` makes code of a template; what the code returns goes through `finish`, and is the output then. With `prepare`, which
  gets the directory of a project, each line is such a directory and the line that it would be without one.
  """
  def run(version, compile, finish, prepare \\ nil) do
    if System.argv() == ["--version"] do
      IO.puts("#{version} on Elixir #{System.version()}")
    else
      fn -> IO.read(:stdio, :line) end
      |> Stream.repeatedly()
      |> Stream.take_while(&is_binary/1)
      |> Enum.each(&answer(&1, compile, finish, prepare))
    end
  end

  defp answer(line, compile, finish, prepare) when prepare != nil do
    [project, jobs] = Json.decode(line)
    prepare.(project)
    answer(jobs, compile, finish, nil)
  end

  defp answer(line, compile, finish, nil) do
    jobs = line |> Json.decode() |> revive()
    IO.write([jobs |> Enum.map(&render_job(&1, compile, finish)) |> Json.encode(), "\n"])
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
            # A template need not use its variables.
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
