import type { AttributeName, PaginationAttributes } from './attributes/schema.js';

/**
 * The type of the data of a template that is a string literal, such as `{ pages: …; page: … }`. Only bindings in the tags
 * count. The type is `object`, which allows anything, unless it is certain to read the template as the program does. So
 * unquoted values, markup in scripts, odd comments and very long templates are not read.
 */
export type TemplateData<Template extends string> = Template extends unknown
  ? // With substitutions, a template is a pattern, such as `{${string}}`.
    Record<symbol, 1> extends Record<Template, 1>
    ? object
    : Template extends Has<'\r' | '\f'>
      ? object
      : DataOf<Walk<Template>>
  : never;

/** Options of a template that the types read: plain HTML, with tags of our name. */
export interface PlainTemplate {
  readonly file?: `${string}.html` | undefined;
  readonly dialect?: 'html' | undefined;
  readonly dialects?: undefined;
  readonly tag?: undefined;
}

/** The function that `compile` returns. Bound values are required, unless there are default ones. */
export type Page<Template extends string, Defaults = undefined> =
  object extends TemplateData<Template>
    ? (data?: object) => string
    : Defaults extends object
      ? (data?: TemplateData<Template>) => string
      : (data: TemplateData<Template>) => string;

/** The path of a binding in the data, and the attribute that it is bound to. */
type Binding = [path: string, attribute: AttributeName];

type DataOf<Found> = [Found] extends [never]
  ? object
  : [Found] extends [Binding]
    ? {
        readonly [Key in Before<Found[0], '.'>]: [NestedIn<Found, Key>] extends [never]
          ? BoundValue<Extract<Found, [Key, AttributeName]>[1]>
          : DataOf<NestedIn<Found, Key>>;
      }
    : object;

type NestedIn<Found extends Binding, Key extends string> = Found extends [
  `${Key}.${infer Path}`,
  infer Name extends AttributeName,
]
  ? [Path, Name]
  : never;

/** What a visitor sends is bound to `current_page`, so it can be anything. */
type BoundValue<Name extends AttributeName> = Name extends 'current_page'
  ? unknown
  : Name extends 'pager'
    ? object | null | undefined
    : PaginationAttributes[Name];

/** Stands for the bindings of a template that may be read in another way, or that is too long. */
type Doubt = false;

// The compiler refuses types of more than 1,000 steps, and an editor should not wait for them.
type MostTags = 200;
type MostAttributes = 100;

/** The bindings of the tags in a text. */
type Walk<Text extends string, Found = never, Tags extends 1[] = []> =
  Text extends Has<'<pagination'>
    ? Tags['length'] extends MostTags
      ? Doubt
      : Text extends `${string}<${infer Tag}`
        ? ReadTag<Tag> extends [infer Rest extends string, infer More]
          ? Walk<Rest, Found | More, [...Tags, 1]>
          : Doubt
        : Doubt
    : Lowercase<Text> extends Has<'<pagination'>
      ? Doubt
      : Found;

/** What follows a tag, and the bindings in it. The text begins after its `<`. */
type ReadTag<Text extends string> = Text extends `!--${infer Comment}`
  ? SkipComment<Comment>
  : Text extends `!${infer Doctype}`
    ? SkipDoctype<Doctype>
    : Text extends `/${infer End}`
      ? ReadElement<End, NameOf<End>, '/'>
      : ReadElement<Text, NameOf<Text>>;

type SkipComment<Text extends string> = Text extends `${'' | '-'}>${string}`
  ? Doubt
  : Text extends `${infer Content}-->${infer Rest}`
    ? Content extends Has<'--!>'>
      ? Doubt
      : [Rest, never]
    : Doubt;

type SkipDoctype<Text extends string> = Text extends `${infer Content}>${infer Rest}`
  ? Lowercase<Content> extends `doctype${string}`
    ? Content extends Has<Quote>
      ? Doubt
      : [Rest, never]
    : Doubt
  : Doubt;

/** Elements whose content is text, where a tag is none. */
type TextElement = 'script' | 'style' | 'title' | 'textarea' | 'xmp' | 'iframe' | 'noembed' | 'noframes';

type ReadElement<Text extends string, Name extends string, Slash extends '/' | '' = ''> =
  Lowercase<Name> extends `${Letter}${string}`
    ? `${Slash}${Lowercase<Name>}` extends TextElement
      ? ReadAttributes<After<Text, Name>> extends [infer Content extends string, unknown]
        ? SkipContent<Content, Name>
        : Doubt
      : `${Slash}${Lowercase<Name>}` extends 'plaintext'
        ? Doubt
        : ReadAttributes<After<Text, Name>, `${Slash}${Lowercase<Name>}`>
    : Doubt;

type SkipContent<
  Text extends string,
  Name extends string,
> = Text extends `${infer Content}</${Name}>${infer Rest}`
  ? Content extends Has<'<'>
    ? Doubt
    : [Rest, never]
  : Doubt;

/** What follows the `>` of a tag, and the bindings before it. */
type ReadAttributes<
  Text extends string,
  Element extends string = '',
  Found = never,
  Attributes extends 1[] = [],
> = Text extends `${infer Head}=${infer Tail}`
  ? Head extends Has<'>'>
    ? [CloseTag<Text>, Found]
    : Attributes['length'] extends MostAttributes
      ? Doubt
      : Head extends '' | Has<Quote | '<'> | `${string}${Space | '/'}`
        ? Doubt
        : Tail extends `"${infer Value}"${infer Rest}`
          ? ReadAttributes<Rest, Element, Found | Bound<Element, Head, Value>, [...Attributes, 1]>
          : Tail extends `'${infer Value}'${infer Rest}`
            ? ReadAttributes<Rest, Element, Found | Bound<Element, Head, Value>, [...Attributes, 1]>
            : Doubt
  : [CloseTag<Text>, Found];

/** What follows the `>` of a tag without values. */
type CloseTag<Text extends string> = Text extends `${infer Names}>${infer Rest}`
  ? Names extends Has<Quote | '<'>
    ? Doubt
    : Rest
  : Doubt;

/** The binding in a value, if any. An entity may stand for a brace. */
type Bound<Element extends string, Head extends string, Value extends string> = [
  Element,
  NameIn<Head>,
] extends ['pagination', infer Name extends AttributeName]
  ? Value extends `&${string}`
    ? Doubt
    : Value extends `{${infer Path}}`
      ? Path extends Has<'{' | '}'>
        ? never
        : Path extends Has<'&'>
          ? Doubt
          : [Path, Name]
      : never
  : never;

/** The name of an attribute, which ends a text, as in the table. */
type NameIn<Text extends string> = Underscored<
  Lowercase<AfterLast<AfterLast<AfterLast<AfterLast<Text, ' '>, '\n'>, '\t'>, '/'>>
>;

type Underscored<Name extends string> = Name extends `${infer Word}-${infer Rest}`
  ? Underscored<`${Word}_${Rest}`>
  : Name;

/** The name of an element, which begins a text. */
type NameOf<Text extends string> = Before<Before<Before<Before<Before<Text, '>'>, ' '>, '\n'>, '\t'>, '/'>;

type Space = ' ' | '\n' | '\t';
type Quote = '"' | "'";
type Letter =
  | ('a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | 'm')
  | ('n' | 'o' | 'p' | 'q' | 'r' | 's' | 't' | 'u' | 'v' | 'w' | 'x' | 'y' | 'z');

type Has<Part extends string> = `${string}${Part}${string}`;
type Before<Text extends string, Mark extends string> = Text extends `${infer Head}${Mark}${string}`
  ? Head
  : Text;
type After<Text extends string, Start extends string> = Text extends `${Start}${infer Rest}` ? Rest : '';
type AfterLast<Text extends string, Mark extends string> = Text extends `${string}${Mark}${infer Rest}`
  ? AfterLast<Rest, Mark>
  : Text;
