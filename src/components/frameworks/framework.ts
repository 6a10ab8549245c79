import type { PaginationOptions } from '../../index.js';
import type { Evidence, Sign } from '../project/evidence.js';
import type { ChosenPart, Host } from '../draw/host.js';
import { wordsInFolder } from './families/template-folder.js';
import type { Stylesheet } from './stylesheet.js';
import type { Translation } from './translation.js';

/** Words that belong to regions, by the names of these, such as `kaminari pagy`: without any of them, they are replaced. */
export type OptionalWords = Readonly<Record<string, readonly (readonly [from: string, to: string])[]>>;

export interface Framework {
  /** The argument of `add`. */
  readonly name: string;
  /** Aliases. If several rows share one, it means the first that the project uses. */
  readonly names?: readonly string[];
  /** The display name: by default, the name with a capital letter. */
  readonly label: string;
  readonly isUsed: Sign;
  /** The language of its templates, if file names do not show it. */
  readonly dialect?: NonNullable<PaginationOptions['dialect']>;
  /** Whether it has a single template directory, so that built templates cannot take precedence. */
  readonly hasSinglePlace?: true;
  /**
   * Where templates with tags have to be moved to, if the framework looks in the directory that it builds from before any
   * other, and what to do, as sentences without an end.
   */
  readonly moves?: { readonly from: string; readonly to: string; readonly steps: readonly string[] };
  /** Says how an application finds built templates before the original ones, as a sentence without an end. */
  readonly order?: (built: string, original: string) => string;
  /** How its template says things: the markup is drawn in its language. */
  readonly host: Host;
  /** The paginators that a program knows, with the sign of each in a project. The last is its own, or any other. */
  readonly pagers?: Readonly<Record<string, Sign>>;
  /** Words of a program that belong to parts or paginators. */
  readonly optional?: OptionalWords;
  /** The name of its files, in snake case, if that of the sources would stand in the way of the framework's own. */
  readonly fileName?: string;
  /** What stands in front of its name in templates, which name it by its place below one of its directories. */
  readonly includedBy?: readonly string[];
  /** Why the component cannot have a part, in a sentence. */
  readonly lacks?: Readonly<Partial<Record<ChosenPart, string>>>;
  /** The directory of the component's sources, in `components`. */
  readonly sources: string;
  /** Whether its files have hyphens in their names, and not underscores. */
  readonly isKebab?: true;
  /** Directories that the component may be in, which source paths are relative to. The first is for new ones, or the first below what is there. */
  readonly directories: readonly [string, ...string[]];
  /** Finds the directory that a file of the project names for components. It comes before the usual ones. */
  readonly namedDirectory?: (evidence: Evidence) => string | undefined;
  /** Says why the component, with its paginators, does not fit a project, and what to do. */
  readonly unfit?: (
    evidence: Evidence,
    pagers: readonly string[],
  ) => readonly [reason: string, remedy: string] | undefined;
  /** Where the folder `test` of its sources is, relative to that directory. Not set: in it. */
  readonly tests?: string;
  /** Not set: its component has no theme, because it is made of the project's own parts. */
  readonly stylesheet?: Stylesheet;
  /** Not set: its component has no translations. */
  readonly translation?: Translation;
  /** Whether its pages come from code, so that there are no templates to build. */
  readonly rendersInCode?: true;
  /** The package that a test of a component needs. */
  readonly testsWith?: string;
  /** The arguments of `add` to recommend: by default, the name. */
  readonly recommended?: string;
  /** Words to replace in the directory and the sources, with their values for the project. */
  readonly words?: (evidence: Evidence, given: GivenPlace) => Readonly<Record<string, string>>;
  /**
   * The text domain to record for a new component, if no file of the project says it. Not set: its component has none that
   * could be chosen.
   */
  readonly domain?: (evidence: Evidence, given: GivenPlace) => string | undefined;
}

/** What the user says about the place of a component. */
export interface GivenPlace {
  readonly name?: string | undefined;
  /** The directory to write to, relative to the project and with slashes. */
  readonly out?: string | undefined;
  /** The text domain. */
  readonly domain?: string | undefined;
}

/** Returns the words of a framework's sources to replace, with those of a project. */
export function wordsOf(
  { words, includedBy = [], directories, namedDirectory }: Framework,
  evidence: Evidence,
  given: GivenPlace = {},
): readonly (readonly [string, string])[] {
  const roots = [namedDirectory?.(evidence) ?? [], ...directories].flat();
  const all = { ...words?.(evidence, given), ...wordsInFolder(given.out, roots, includedBy) };
  // The directory may be outside of the project, or the project itself.
  const short = (path: string): string => path.replace(/(?<!\.)\.\/(?=\.\.\/)/, '').replace('.//', './');
  return Object.entries(all).map(([from, to]) => [from, short(to)]);
}

const FILES = 'Its pages are files, which cannot read the query that a form sends.';

/** What components lack whose pages are files. */
export const withoutForms: NonNullable<Framework['lacks']> = { jump: FILES, sizes: FILES };

/** A framework as its file says it: the name is that of the file. */
export type FrameworkRow = Omit<Framework, 'name' | 'label' | 'sources'> & { readonly label?: string };
