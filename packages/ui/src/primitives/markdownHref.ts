/** What a link of a text by hand may be: a place on this site, another site, or an address to write to. */
interface MarkdownHref {
  href: string
  /** Another site. */
  isExternal: boolean
}

/** Stands for our own site while an address is read; it reaches no link. */
const here = 'https://this-site.invalid'

/**
 * The address of a link as the browser would read it, or nothing when it is none of http(s), mailto and a path of
 * this site. It is judged after the browser's own parsing: `/\tevil` and `java\nscript:` are other things there.
 */
export function markdownHref(target: string | null): MarkdownHref | undefined {
  const url = read(target)
  if (!target || !url || url.username || url.password) return undefined
  if (url.origin === here)
    return /^\/(?![/\\])/.test(target)
      ? { href: url.pathname + url.search + url.hash, isExternal: false }
      : undefined
  if (url.protocol === 'mailto:') return { href: url.href, isExternal: false }
  // A path that the browser takes to another site (`//evil`) names no scheme.
  return /^https?:\/\//i.test(target) ? { href: url.href, isExternal: true } : undefined
}

function read(target: string | null): URL | undefined {
  try {
    return new URL(target ?? '', here)
  } catch {
    return undefined
  }
}
