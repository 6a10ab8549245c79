import freemarker.template.Configuration;
import freemarker.template.Template;
import freemarker.template.utility.DeepUnwrap;
import freemarker.template.utility.StringUtil;
import java.io.StringReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.swing.tree.TreeNode;

/** What FreeMarker takes for text. Reads a list of texts as JSON, writes a list of texts or nulls. */
public class Lexers {
  static final Configuration CONFIGURATION = new Configuration(Configuration.VERSION_2_3_31);

  public static void main(String[] args) throws Exception {
    CONFIGURATION.setWhitespaceStripping(false);
    String json = new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
    var environment = parse("<#assign value = json?eval_json>").createProcessingEnvironment(Map.of("json", json), Writer.nullWriter());
    environment.process();
    List<?> texts = (List<?>) DeepUnwrap.unwrap(environment.getVariable("value"));
    String shown = texts.stream().map((text) -> textOf((String) text)).collect(Collectors.joining(",", "[", "]"));
    System.out.write(shown.getBytes(StandardCharsets.UTF_8));
    System.out.flush();
  }

  static Template parse(String text) throws Exception {
    return new Template("text", new StringReader(text), CONFIGURATION);
  }

  static String textOf(String source) {
    try {
      return '"' + StringUtil.jsonStringEnc(textOf(parse(source).getRootTreeNode())) + '"';
    } catch (Exception | Error error) {
      return "null";
    }
  }

  /** The class of the nodes is not public, but their source is. */
  static String textOf(TreeNode node) throws Exception {
    if (node.getClass().getSimpleName().equals("TextBlock")) {
      return (String) Class.forName("freemarker.core.TemplateObject").getMethod("getSource").invoke(node);
    }
    StringBuilder text = new StringBuilder();
    for (Object child : Collections.list(node.children())) text.append(textOf((TreeNode) child));
    return text.toString();
  }
}
