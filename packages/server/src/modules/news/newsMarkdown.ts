/** A news item in one language; `body` is Markdown. */
export interface NewsText {
  title: string
  description: string
  body: string
}

/** Characters. A card has no room for more, and a longer text belongs into a document. */
const maxLengths = { title: 120, description: 400, body: 20_000 } as const

/** The texts of a file, or its fault: the end of a sentence that begins with the name of the file. */
type NewsReading = { text: NewsText } | { fault: string }

/** `# Title`, a paragraph for the card, then an optional body. */
const form = /^# +(?<title>\S.*)\n\s*\n(?<description>\S.*(?:\n.*\S.*)*)(?:\n\s*\n(?<body>[\s\S]*))?$/

/**
 * Marks that begin a heading, a list, a quotation, a table or code. The paragraph of the card must not have them,
 * because the card shows plain text.
 */
const blockMark = /^(#|[-*+] |>|\||\d+[.)] |```|~~~)/

/** Marks of emphasis, code and links inside a line. */
const inlineMark = /(\*\*|__|`|\]\()/

const code = /(`{3,}|~{3,})[\s\S]*?(\1|$)|(`+)[^`][\s\S]*?\3/g
const html = /<[a-z/!?][^\s>]*>?/i
/** The targets of links and link definitions that have a scheme. */
const schemes = /(?:\]\(\s*<?|^ {0,3}\[[^\]]+\]:\s*<?)([a-z][a-z\d+.-]*):/gim
const knownSchemes = ['http', 'https', 'mailto']

/** Reads one language of a news item. */
export function readNewsText(markdown: string): NewsReading {
  if (/[\0\uFFFD]/.test(markdown)) return { fault: 'is no text in UTF-8.' }
  const groups = form.exec(
    markdown
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n')
      .trim(),
  )?.groups
  if (!groups)
    return { fault: 'needs "# Title" in its first line, an empty line, and a paragraph for the card.' }
  const { title = '', description = '', body = '' } = groups
  const text = {
    title: title.trim(),
    description: description.replaceAll(/\s*\n\s*/g, ' ').trim(),
    body: body.trim(),
  }
  const fault = faultOf(text)
  return fault ? { fault } : { text }
}

function faultOf(text: NewsText): string | undefined {
  if (blockMark.test(text.description)) return 'needs a plain paragraph for the card below its title.'
  const [mark] = inlineMark.exec(`${text.title} ${text.description}`) ?? []
  if (mark)
    return `has "${mark}" in its title or card, which show plain text; Markdown is for what follows them.`
  for (const part of ['title', 'description', 'body'] as const) {
    if (text[part].length > maxLengths[part])
      return `has a ${part} of ${text[part].length} characters; ${maxLengths[part]} are the most.`
  }
  const prose = text.body.replace(code, '')
  const [tag] = html.exec(prose) ?? []
  if (tag) return `contains HTML ("${tag}"): write Markdown, and links as [words](address).`
  const [, scheme] = [...prose.matchAll(schemes)].find(([, name = '']) => !isKnown(name)) ?? []
  return scheme && `has a link that begins with "${scheme}:"; only https, http and mailto lead somewhere.`
}

const isKnown = (scheme: string) => knownSchemes.includes(scheme.toLowerCase())
