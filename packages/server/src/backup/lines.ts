import { createReadStream } from 'node:fs'

/**
 * The lines of a text file, at most `size` at a time. Only the line feed ends a line: `node:readline` would also split
 * at U+2028, which may occur in JSON.
 */
export async function* linesOf(file: string, size: number): AsyncGenerator<string[]> {
  let rest = ''
  const lines: string[] = []
  for await (const part of createReadStream(file, 'utf8')) {
    const found = (rest + part).split('\n')
    rest = found.pop() ?? ''
    lines.push(...found)
    while (lines.length >= size) yield lines.splice(0, size)
  }
  if (lines.length > 0) yield lines
}
