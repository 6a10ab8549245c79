import type { PaginationDialectName } from '../../src/index.js';

/** A template engine that runs templates of one dialect. */
export interface Engine {
  /** The dialect, and which engine of several it is: `liquid`, `liquid (Ruby)`. */
  readonly name: string;
  /** The dialect of the templates. */
  readonly dialect: PaginationDialectName;
  /** The packages of Debian that bring the engine; none where `npm ci` does. */
  readonly packages: readonly string[];
  /** The engine's version, for reports; undefined where it is not installed. */
  readonly version: () => string | undefined;
  /**
   * Renders templates, each with each of its data objects, in one batch, and keeps their order. What an engine says of a
   * template is a value; a rejected promise means that the harness itself has failed.
   */
  readonly render: (jobs: readonly Job[]) => Promise<readonly (readonly Rendering[])[]>;
  /** Ends the process of the engine, if it has one of its own. */
  readonly close?: () => Promise<void>;
  /** How an author writes the value of a variable: `{{ page }}`, `<%= page %>`. */
  readonly output: (name: string) => string;
}

export interface Job {
  readonly template: string;
  /** The variables of each rendering, in values that JSON has. */
  readonly data: readonly Readonly<Record<string, unknown>>[];
}

export type Rendering = { readonly output: string } | { readonly error: string };
