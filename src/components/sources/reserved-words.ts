/** Words that cannot be the name of a component, because its code would not be read, or would mean something else. */

import { UsageError } from '../../base/usage-error.js';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/**
 * The reserved words by language, in lowercase.
 *
 * Sources: Python, `keyword.kwlist`, the names of `builtins`, and
 * the modules of the standard library, which a file of the same name would hide; PHP manual, "List of Keywords" and "List of other
 * reserved words"; Ruby, doc/syntax/keywords; Elixir, "Syntax reference", "Reserved words"; ECMAScript, "Keywords and
 * Reserved Words", and its globals; text/template of Go, "Actions"; Liquid, "Operators" and "Types".
 */
const RESERVED = {
  Python: words(
    `and as assert async await break class continue def del elif else except false finally for from global if import in is
    lambda none nonlocal not or pass raise return true try while with yield
    abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile complex copyright
    credits delattr dict dir divmod enumerate eval exec exit filter float format frozenset getattr globals hasattr hash
    help hex id input int isinstance issubclass iter len license list locals map max memoryview min next object oct open
    ord pow print property quit range repr reversed round set setattr slice sorted staticmethod str sum super tuple type
    vars zip
    abc argparse array ast asyncio base64 binascii bisect builtins calendar cgi code codecs collections contextlib copy
    csv ctypes dataclasses datetime decimal difflib dis email encodings enum errno fcntl fractions ftplib functools gc
    glob gzip hashlib heapq hmac html http imaplib importlib inspect io ipaddress itertools json keyword linecache locale
    logging mailbox marshal math mimetypes mmap multiprocessing numbers opcode operator optparse os pathlib pdb pickle
    pipes platform posixpath pprint profile queue random re reprlib resource sched secrets select selectors shelve shlex
    shutil signal site smtplib socket sqlite3 ssl stat statistics string struct subprocess symtable sys sysconfig syslog
    tarfile tempfile test textwrap this threading time timeit token tokenize tomllib trace traceback types typing
    unicodedata unittest urllib uuid venv warnings wave weakref xml xmlrpc zipfile zipimport zlib zoneinfo`,
  ),
  PHP: words(
    `abstract and array as break callable case catch class clone const continue declare default die do echo else elseif
    empty enddeclare endfor endforeach endif endswitch endwhile enum eval exit extends final finally fn for foreach
    function global goto if implements include include_once instanceof insteadof interface isset list match namespace new
    or print private protected public readonly require require_once return static switch throw trait try unset use var
    while xor yield self parent int float bool string true false null void iterable object mixed never resource numeric`,
  ),
  Ruby: words(
    `alias and begin break case class def do else elsif end ensure false for if in module next nil not or redo rescue retry
    return self super then true undef unless until when while yield`,
  ),
  Elixir: words('true false nil when and or not in fn do end catch rescue after else'),
  JavaScript: words(
    `arguments await break case catch class const continue debugger default delete do else enum eval export extends false
    finally for function if implements import in instanceof interface let new null package private protected public return
    static super switch this throw true try typeof undefined var void while with yield
    array boolean component_props date document error fragment intl iterator json location map math number object omit
    partial pick promise props proxy react react_node record reflect set string symbol url url_search_params window`,
  ),
  Go: words('block break continue define else end if nil range template with'),
  Liquid: words('and blank contains empty false nil null or true'),
} as const;

/**
 * What else a framework calls by a name, by its label: a helper, a tag, a function or a module that a component of this
 * name would replace.
 *
 * Sources: `Kernel` of Ruby and the public methods of `ActionView::Base`; Django, "Built-in template tags and filters";
 * Jinja, "List of Global Functions"; Flask, "Templates"; Twig, "Functions", and those of symfony/twig-bridge; Laravel,
 * "Blade Templates"; Handlebars, "Built-in Helpers", and what the partial calls; `Kernel` of Elixir, `Phoenix.Component`,
 * and what phx.new generates; `get_defined_functions()` of PHP, and the Code Reference of WordPress.
 */
const TAKEN: Readonly<Record<string, readonly [owner: string, names: ReadonlySet<string>]>> = {
  rails: [
    'Rails',
    words(
      `abort alert application assign assigns autoload benchmark binding button_to cache caller capture catch class clone
      concat config content_for content_tag controller cookies cycle debug dispatch display dup escape_once eval excerpt
      exec exit extend fail fields flash fork form_for form_tag form_with format formats freeze gem gets hash head headers
      helpers highlight image_tag inspect instance_variable_set itself j l label lambda link_to load locale localize
      location logger loop method methods notice open p page_entries_info paginate params pluralize pp presence print
      printf proc process provide public_send putc puts raise rand raw readline readlines render request require response
      safe_join sanitize select send session sleep spawn sprintf srand status suppress syscall system t tag tap test
      throw translate trap truncate trust try untrust url_for warn will_paginate`,
    ),
  ],
  django: [
    'Django',
    words(
      `admin auth autoescape block blocktrans blocktranslate cache comment contenttypes csrf_token cycle debug django
      extends filter firstof for get_media_prefix get_static_prefix humanize i18n if ifchanged include l10n language load
      localize lorem messages now querystring register regroup resetcycle sessions site sites spaceless static staticfiles template
      templatetag trans translate tz url verbatim widthratio with`,
    ),
  ],
  jinja: ['Jinja', words('caller cycler dict joiner kwargs lipsum loop namespace range self super varargs')],
  flask: [
    'Flask',
    words(
      `app caller config current_app cycler dict flask flask_sqlalchemy g get_flashed_messages jinja2 joiner lipsum loop
      markupsafe namespace range request self session sqlalchemy url_for varargs werkzeug`,
    ),
  ],
  fastapi: [
    'FastAPI',
    words(
      `app caller cycler dict fastapi jinja2 joiner lipsum loop main markupsafe namespace range request self starlette
      url_for varargs`,
    ),
  ],
  laravel: ['Laravel', words('attributes component dynamic_component slot')],
  symfony: [
    'Twig',
    words(
      `absolute_url and app asset asset_version attribute block constant controller country_names csrf_token currency_names
      cycle date dump encore_entry_link_tags encore_entry_script_tags ends fragment_uri form form_end form_errors form_help
      form_label form_rest form_row form_start form_widget has html_classes importmap impersonation_exit_path in include is is_granted
      knp_pagination_render language_names locale_names logout_path logout_url matches max min not or parent path preload prefetch
      random range relative_path render render_esi script_names source stimulus_action stimulus_controller t
      template_from_string timezone_names url workflow_can`,
    ),
  ],
  shadcn: [
    'shadcn/ui',
    words(
      `pagination pagination_content pagination_ellipsis pagination_item pagination_link pagination_next
      pagination_previous`,
    ),
  ],
  handlebars: ['Handlebars', words('each helper_missing if list log lookup this unless with')],
  phoenix: [
    'Phoenix',
    words(
      `abs assign assign_new async_result attr back binding bit_size button byte_size ceil core_components dbg def defp
      dynamic_tag embed_templates endpoint error exit flash flash_group floor focus_wrap form gettext hd header hide icon
      input inputs_for inspect intersperse label layouts length link list live_component live_file_input live_flash
      live_title map_size modal node portal presence raise render render_slot round router show simple_form slot spawn
      struct table telemetry throw tl to_form to_string translate_error trunc tuple_size use`,
    ),
  ],
  eex: [
    'an Elixir application',
    words(
      `abs application ceil endpoint floor hd inspect is_struct length mailer node release render repo round tl to_string
      trunc`,
    ),
  ],
  wordpress: [
    'WordPress',
    words(
      `absint arsort asort assert bloginfo checked chop compact constant copy count crypt current date defined dir disabled
      end exec exp explode extract file floor flush get_the_posts_pagination getdate glob hash header implode join key
      krsort ksort link log mail max min next ord pack paginate_comments_links paginate_links pi pos posts_nav_link pow
      prev printf rand range rename reset rewind round rsort scandir selected shuffle sizeof sleep sort sprintf stat
      system the_posts_navigation the_posts_pagination time touch translate trim uasort uksort unlink unpack usort
      wp_link_pages zeroise`,
    ),
  ],
};

/** The language of the code of each component, by the name of its framework. */
const LANGUAGES: Readonly<Record<string, keyof typeof RESERVED>> = {
  phoenix: 'Elixir',
  eex: 'Elixir',
  django: 'Python',
  flask: 'Python',
  fastapi: 'Python',
  jinja: 'Python',
  rails: 'Ruby',
  laravel: 'PHP',
  symfony: 'PHP',
  wordpress: 'PHP',
  php: 'PHP',
  hugo: 'Go',
  jekyll: 'Liquid',
  shopify: 'Liquid',
  react: 'JavaScript',
  shadcn: 'JavaScript',
  vue: 'JavaScript',
  svelte: 'JavaScript',
  astro: 'JavaScript',
  nunjucks: 'JavaScript',
  liquid: 'JavaScript',
  ejs: 'JavaScript',
  eta: 'JavaScript',
  handlebars: 'JavaScript',
};

/** The language of a framework's component, and its reserved words. */
export function reservedFor(framework: string) {
  const language = LANGUAGES[framework];
  if (language === undefined) throw new Error(`Name the language of ${framework} in reserved-words.ts.`);
  return { language, reserved: RESERVED[language] };
}

/**
 * Refuses a name of something else as the name of a component.
 *
 * @param name in snake case
 * @throws {UsageError} if the language or the framework has it
 */
export function refuseReserved(framework: string, name: string): void {
  const { language, reserved } = reservedFor(framework);
  const [owner, taken] = reserved.has(name) ? [language] : (TAKEN[framework] ?? []);
  if (owner !== undefined && (taken === undefined || taken.has(name)))
    throw new UsageError(
      `"${name}" means something else in ${owner}, so a component cannot have this name.`,
      `Choose another one, such as --name ${name}_pages.`,
    );
}
