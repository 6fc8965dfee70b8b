import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { literal, type Node, parseSource, walk } from '../lib/syntax.ts'

/** A link's target, a code span, or a quoted title. */
const marks = /\]\(([^)\s]+)\)|`([^`]+)`|"((?:[^"\\]|\\.)+)"/g
/** `things` is the noun of the examples: its files are still to be written. */
const sourceFile = /^(?!.*things)[\w./-]+\.(mjs|tsx?)$/i
const departures = 'docs/departures.md'
const testFile = /\.(test|spec)\.tsx?$/

export interface Fault {
  /** The document or source file, from the top folder. */
  document: string
  line: number
  what: string
}

/**
 * Checks the Markdown documents of a repository: every relative link leads to a file, every source file that is named
 * exists, and every title in quotation marks after the name of a test file stands in this file. "…" in a title stands
 * for anything. A file is named by the end of its path: `HomeScreen.test.tsx`, `modules/news/news.test.ts`. A word before
 * a colon (`src:`) is ignored.
 *
 * @param root the top folder
 * @param files all files of the repository, from the top folder
 */
export async function checkDocs(root: string, files: readonly string[]): Promise<Fault[]> {
  const readTexts = createTextReader(root)
  const filesOf = (code: string) =>
    files.filter((file) => file === code || file.endsWith(code.startsWith('.') ? code : `/${code}`))
  const faults: Fault[] = []
  for (const document of files.filter((file) => file.endsWith('.md'))) {
    for (const [index, line] of readFileSync(path.join(root, document), 'utf8').split('\n').entries()) {
      const say = (what: string) => faults.push({ document, line: index + 1, what })
      for (const cell of line.split(/(?<!\\)\|/)) {
        let test = ''
        for (const [, link, code = '', title] of cell.matchAll(marks)) {
          if (link !== undefined && !linkExists(root, document, link)) say(`the link ${link} leads nowhere`)
          if (title !== undefined && test !== '') {
            const texts = await Promise.all(filesOf(test).map(readTexts))
            if (!hasTitle(texts.flat(), title.replaceAll('\\"', '"'))) say(`${test} has no test "${title}"`)
          }
          const name = code.replace(/^\w+:/, '')
          if (!sourceFile.test(name)) continue
          const exists = filesOf(name).length > 0
          if (!exists) say(`there is no ${name}`)
          test = exists && testFile.test(name) ? name : ''
        }
      }
    }
  }
  return faults
}

/** Checks that each departure whose number a comment gives is a row of `docs/departures.md`. */
export function checkDepartures(root: string, files: readonly string[]): Fault[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const rows = new Set([...read(departures).matchAll(/^\| (\d+) /gm)].map(([, number]) => number))
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((document) =>
      [...read(document).matchAll(/\bdepartures? (\d+)(?: and (\d+))?/g)].flatMap(
        ({ index, 0: text, 1: one, 2: other }) =>
          [one, other]
            .filter((number) => number !== undefined && !rows.has(number))
            .map(() => ({
              document,
              line: read(document).slice(0, index).split('\n').length,
              what: `there is no ${text}`,
            })),
      ),
    )
}

function linkExists(root: string, document: string, link: string): boolean {
  const target = link.replace(/#.*/, '')
  if (target === '' || /^[a-z]+:/.test(target)) return true
  return existsSync(path.join(root, path.dirname(document), target))
}

const plain = (text: string) => text.replaceAll('’', "'")

/** Whether one of the texts has all parts of a title, in their order. */
function hasTitle(texts: readonly string[], title: string): boolean {
  const parts = plain(title)
    .split('…')
    .map((part) => part.trim())
  return texts.map(plain).some((text) => {
    let from = 0
    return parts.every((part) => {
      const at = text.indexOf(part, from)
      from = at + part.length
      return at >= 0
    })
  })
}

/** Reads all texts of a test file, the titles among them; the placeholders of a template are left out. */
function createTextReader(root: string): (file: string) => Promise<string[]> {
  const known = new Map<string, string[]>()
  return async (file) => {
    const texts = known.get(file) ?? []
    if (known.has(file)) return texts
    known.set(file, texts)
    const source = readFileSync(path.join(root, file), 'utf8')
    walk((await parseSource(source, file.endsWith('x'))) as unknown as Node, (node) => {
      const text = literal(node)
      if (text !== undefined) texts.push(text)
      else if (node.type === 'TemplateLiteral')
        texts.push((node.quasis as { cooked?: string }[]).map(({ cooked }) => cooked).join('…'))
    })
    return texts
  }
}
