// Written by pagination-tag.
import type { ComponentProps, ElementType } from "react";

interface PaginationProps extends Omit<ComponentProps<"nav">, "children"> {
  /** The paths of the pages; without one, there is no such page. */
  previousPath?: string | null | undefined;
  nextPath?: string | null | undefined;
  previousTitle?: string | null | undefined;
  nextTitle?: string | null | undefined;
  /** Keeps Previous and Next where there is no such page, disabled. */
  showBoundaryChevrons?: boolean | undefined;
  previousLabel?: string | undefined; // without short-labels
  nextLabel?: string | undefined; // without short-labels
  previousLabel?: string | string[] | undefined; // with short-labels
  nextLabel?: string | string[] | undefined; // with short-labels
  /** The link component of a router that takes `href`; by default, a plain link. */
  link?: ElementType | undefined;
}

/**
 * Links to the previous and the next page, with their titles; nothing if there is neither.
 *
 * @example
 * <Pagination
 *   previousPath={newer?.path}
 *   previousTitle={newer?.title}
 *   nextPath={older?.path}
 *   nextTitle={older?.title}
 * />
 */
export function Pagination({
  previousPath,
  nextPath,
  previousTitle,
  nextTitle,
  showBoundaryChevrons = false,
  previousLabel = "Previous page",
  nextLabel = "Next page",
  link: Link = "a",
  className = "", // with nav-class
  className, // without nav-class
  "aria-label": ariaLabel = "Pagination",
  ...nav
}: PaginationProps) {
  if (!previousPath && !nextPath) return null;
  const [previous, previousEnd] = [previousLabel].flat(); // with short-labels
  const [next, nextEnd] = [nextLabel].flat(); // with short-labels

  return (
    {/* markup */}
  );
}

// include shared/url.ts
