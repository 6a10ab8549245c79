import freemarker.core.HTMLOutputFormat;
import freemarker.template.Configuration;
import freemarker.template.Template;
import freemarker.template.TemplateExceptionHandler;
import freemarker.template.TemplateMethodModelEx;
import freemarker.template.utility.DeepUnwrap;
import freemarker.template.utility.StringUtil;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Renders batches of templates: each line of the input is a list of jobs in JSON, and is answered by a line of renderings.
 * FreeMarker escapes, as it does for .ftlh.
 */
public class RenderFreemarker {
  static final Configuration CONFIGURATION = new Configuration(Configuration.VERSION_2_3_31);

  public static void main(String[] args) throws Exception {
    if (args.length > 0) {
      System.out.print("FreeMarker " + Configuration.getVersion() + " on Java " + Runtime.version().feature());
      return;
    }
    CONFIGURATION.setLocale(Locale.US);
    CONFIGURATION.setOutputFormat(HTMLOutputFormat.INSTANCE);
    CONFIGURATION.setTemplateExceptionHandler(TemplateExceptionHandler.RETHROW_HANDLER);
    CONFIGURATION.setLogTemplateExceptions(false);
    BufferedReader reader = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = reader.readLine(); line != null; line = reader.readLine()) {
      List<String> renderings = new ArrayList<>();
      for (Object job : (List<?>) readJson(line)) renderings.add(renderJob((Map<?, ?>) job));
      System.out.write((list(renderings) + "\n").getBytes(StandardCharsets.UTF_8));
      System.out.flush();
    }
  }

  /** FreeMarker reads JSON itself. */
  static Object readJson(String json) throws Exception {
    Template reader = new Template("json", new StringReader("<#assign value = json?eval_json>"), CONFIGURATION);
    var environment = reader.createProcessingEnvironment(Map.of("json", json), Writer.nullWriter());
    environment.process();
    return DeepUnwrap.unwrap(environment.getVariable("value"));
  }

  static String renderJob(Map<?, ?> job) {
    List<String> renderings = new ArrayList<>();
    for (Object data : (List<?>) job.get("data")) {
      try {
        Template template = new Template("page", new StringReader((String) job.get("template")), CONFIGURATION);
        StringWriter output = new StringWriter();
        template.process(revive(data), output);
        renderings.add("{\"output\":" + quote(output.toString()) + "}");
      } catch (Exception | StackOverflowError error) {
        renderings.add("{\"error\":" + quote(error.toString()) + "}");
      }
    }
    return list(renderings);
  }

  static String list(List<String> items) {
    return "[" + String.join(",", items) + "]";
  }

  static String quote(String text) {
    return '"' + StringUtil.jsonStringEnc(text) + '"';
  }

  /** Decimals of JSON are floating-point numbers, and in objects of one key are odd values and queries. */
  static Object revive(Object value) {
    if (value instanceof BigDecimal) {
      BigDecimal decimal = (BigDecimal) value;
      return decimal.scale() == 0 ? decimal.toBigInteger() : (Object) decimal.doubleValue();
    }
    if (value instanceof List) {
      List<Object> items = new ArrayList<>();
      for (Object item : (List<?>) value) items.add(revive(item));
      return items;
    }
    if (!(value instanceof Map)) return value;
    Map<?, ?> map = (Map<?, ?>) value;
    if (map.containsKey("$odd")) return odd((String) map.get("$odd"));
    if (map.containsKey("$query")) return parameter((String) map.get("$query"));
    Map<String, Object> revived = new HashMap<>();
    map.forEach((key, one) -> revived.put((String) key, revive(one)));
    return revived;
  }

  /** As getParameter of a servlet returns it. */
  static String parameter(String query) {
    for (String pair : query.split("&")) {
      String[] parts = pair.split("=", 2);
      if (parts[0].equals("page")) {
        try {
          return parts.length == 1 ? "" : URLDecoder.decode(parts[1], StandardCharsets.UTF_8);
        } catch (IllegalArgumentException error) {
          return parts[1];
        }
      }
    }
    return null;
  }

  public static class Throwing {
    @Override
    public String toString() {
      throw new IllegalStateException("no conversion");
    }
  }

  /** Values that JSON does not have, by name. See odd-values.ts. */
  static Object odd(String name) {
    switch (name) {
      case "inf": return Double.POSITIVE_INFINITY;
      case "-inf": return Double.NEGATIVE_INFINITY;
      case "nan": return Double.NaN;
      case "float": return 1000f;
      case "float-inf": return Float.POSITIVE_INFINITY;
      case "float-nan": return Float.NaN;
      case "max": return Long.MAX_VALUE;
      case "long": return 1000L;
      case "atomic": return new AtomicInteger(1000);
      case "bigint": return BigInteger.TEN.pow(400);
      case "decimal": return new BigDecimal("1000.0");
      case "decimal-exponent": return new BigDecimal("1E+3");
      case "decimal-huge": return new BigDecimal("1E+400");
      case "character": return '3';
      case "builder": return new StringBuilder("3");
      case "array": return new String[] {"3"};
      case "optional": return Optional.of(3);
      case "date": return new Date(3);
      case "enum": return Locale.Category.DISPLAY;
      case "object": return new Object();
      case "throwing": return new Throwing();
      case "method": return (TemplateMethodModelEx) arguments -> 3;
      case "iterator": return List.of(3).iterator();
      default: throw new IllegalArgumentException(name);
    }
  }
}
