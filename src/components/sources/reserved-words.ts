/** Words that cannot be the name of a component, because its code would not be read, or would mean something else. */

import { UsageError } from '../../base/usage-error.js';
import { refusalInWordpress } from './wordpress-names.js';

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

/** What every web application in Elixir has: the functions of `Kernel`, an endpoint, and `render`. */
const IN_ELIXIR = `abs binding bit_size byte_size ceil dbg def defexception defguard defguardp defmacro defmacrop
  defoverridable defp defstruct endpoint exit floor hd inspect is_* length map_size node pop_in raise render round
  spawn spawn_link spawn_monitor struct throw tl to_char_list to_charlist to_string trunc tuple_size use`;

/**
 * What else a framework calls by a name, by its label: a helper, a tag, a function or a module that a component of this
 * name would replace. `is_*` stands for all that begin alike, and `*_tag` for all that end alike.
 *
 * Sources: `Kernel` of Ruby and the public methods of `ActionView::Base`; Django, "Built-in template tags and filters";
 * Jinja, "List of Global Functions"; Flask, "Templates"; Twig, "Functions", and those of symfony/twig-bridge; Laravel,
 * "Blade Templates"; Handlebars, "Built-in Helpers", and what the partial calls; `Kernel` of Elixir, `Phoenix.Component`,
 * and what phx.new generates. The names of WordPress are in a file of their own.
 */
const TAKEN: Readonly<Record<string, readonly [owner: string, names: ReadonlySet<string>]>> = {
  rails: [
    'Rails',
    words(
      `*_boxes *_buttons *_escape *_field *_method *_methods *_options *_path *_select *_tag *_tags *_translation *_url
      check_* date_* datetime_* dom_* form_* html_* instance_* number_* path_* reset_* sanitize_* select_* set_*
      singleton_* strip_* time_* to_* url_* view_* with_* abort action_name alert annotate_rendered_view_with_filenames
      application assign assign_controller assigns at_exit atom_feed autoload benchmark binding build_tag_values
      button_to cache cache_fragment_name cache_if cache_unless caller caller_locations capture catch cdata_section
      class_names clone compiled_method_container compute_asset_extname compute_asset_host concat config content_for
      controller controller_name convert_options_to_data_attributes convert_to_model cookies current_cycle
      cut_excerpt_part cycle debug default_enforce_utf8 default_form_builder default_form_builder_class default_formats
      digest_path_from_template dispatch display distance_of_time_in_words distance_of_time_in_words_to_now dup
      embed_authenticity_token_in_remote_forms enum_for escape_javascript escape_once escape_units eval excerpt exec
      exit extend extra_tags_for_form extract_dimensions extract_selected_and_disabled extract_values_from_collection
      fail field_error_proc fields fields_for flash fork format formats fragment_for fragment_name_with_digest freeze
      gem gem_original_require get_cycle gets global_variables h hash head headers helpers highlight
      in_rendering_context initialize initialize_clone initialize_copy initialize_dup inspect instantiate_builder itself
      j javascript_cdata_section l label lambda link_to link_to_if link_to_unless link_to_unless_current load
      local_variables locale localize location logger lookup_context loop mail_to method method_missing methods
      model_name_from_record_or_class multiple_sources_tag_builder normalize_distance_of_time_argument_to_time notice
      object_id open option_html_attributes option_text_and_value output_buffer p page_entries_info paginate params
      parse_float phone_to pluralize pp prefix_partial_path_with_controller_namespace preload_links_header presence
      presence_in print printf proc process prompt_text provide public_send putc puts radio_button raise
      raise_on_missing_translations rand raw read_fragment_for readline readlines record_key_for_dom_id
      remove_instance_variable render request request_forgery_protection_token require require_relative
      resolve_image_source resolve_link_as response safe_concat safe_join sanitize scope_key_by_partial select send
      send_preload_links_header session simple_format sleep sms_to spawn split_paragraphs sprintf srand status
      streaming_completion_on_exception suppress syscall system t tag tag_builder taint tap test text_area throw
      token_list trace_var translate trap truncate trust try u untaint untrace_var untrust value_for_collection warn
      will_paginate word_wrap wrap_with_output_safety_handling write_fragment_for yield_self`,
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
      `${IN_ELIXIR} assign assign_new async_result attr back button core_components dynamic_tag embed_templates error
      flash flash_group focus_wrap form gettext header hide icon input inputs_for intersperse label layouts link list
      live_component live_file_input live_flash live_title modal portal presence render_slot router show simple_form
      slot table telemetry to_form translate_error`,
    ),
  ],
  eex: ['an Elixir application', words(`${IN_ELIXIR} application mailer release repo`)],
};

/** The frameworks by the language of the code of their components. */
const FRAMEWORKS_IN: Readonly<Record<keyof typeof RESERVED, ReadonlySet<string>>> = {
  Python: words('django flask fastapi jinja'),
  PHP: words('laravel symfony wordpress php'),
  Ruby: words('rails'),
  Elixir: words('phoenix eex'),
  JavaScript: words('react shadcn vue svelte astro nunjucks liquid ejs eta handlebars'),
  Go: words('hugo'),
  Liquid: words('jekyll shopify'),
};

/** The language of a framework's component, and its reserved words. */
export function reservedFor(framework: string) {
  const languages = Object.keys(RESERVED) as (keyof typeof RESERVED)[];
  const language = languages.find((one) => FRAMEWORKS_IN[one].has(framework));
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
  const refusal = refusalFor(framework, name);
  if (refusal !== undefined)
    throw new UsageError(
      `"${name}" ${refusal}, so a component cannot have this name.`,
      `Choose another one, such as --name ${framework === 'wordpress' ? `my_${name}` : `${name}_pages`}.`,
    );
}

/** Says why a component cannot have a name, as the rest of a sentence. */
function refusalFor(framework: string, name: string): string | undefined {
  const { language, reserved } = reservedFor(framework);
  const elsewhere = (owner: string): string => `means something else in ${owner}`;
  if (reserved.has(name)) return elsewhere(language);
  if (framework === 'wordpress') return refusalInWordpress(name);
  const taken = TAKEN[framework];
  return taken !== undefined && isAmong(taken[1], name) ? elsewhere(taken[0]) : undefined;
}

/** Whether a list has a name, or its first word as `is_*`, or its last word as `*_tag`. */
function isAmong(names: ReadonlySet<string>, name: string): boolean {
  if (names.has(name)) return true;
  const all = name.split('_');
  return all.length > 1 && (names.has(`${all[0] ?? ''}_*`) || names.has(`*_${all.at(-1) ?? ''}`));
}
