import { limits } from '@atrium/contract/core'
import type { OtherInfo } from '@atrium/contract/people'
import { plainText, tidy } from '#importing/cells.ts'
import { escaped, splitAt, unescaped } from '#importing/entries.ts'
import { CellFault, quoted } from '#importing/faults.ts'
import { entriesOf } from './computersCell.ts'

/** `Languages: Azerbaijani | English; Extension: 107`: a name and a text, or a list between bars. */
export function readOtherInfo(cell: string): OtherInfo[] {
  const entries = entriesOf(cell)
  if (entries.length > limits.otherInfo)
    throw new CellFault('tooManyInfos', { found: `${entries.length}`, max: `${limits.otherInfo}` })
  return entries.map((entry) => {
    const [what = '', ...said] = splitAt(entry, ':')
    const parts = splitAt(said.join(':'), '|').map((part) => plainText(unescaped(part), limits.employeeText))
    const list = parts.filter(Boolean)
    const [only] = list
    if (said.length === 0 || !what.trim() || !only) throw new CellFault('noInfo', { text: quoted(entry) })
    const name = plainText(unescaped(what), limits.employeeText)
    return { name, description: parts.length > 1 ? list : only }
  })
}

/** The cell that `readOtherInfo` reads. */
export const writeOtherInfo = (info: readonly OtherInfo[]): string =>
  info.map(({ name, description }) => `${written(name)}: ${describe(description)}`).join('; ')

function describe(description: OtherInfo['description']): string {
  if (!Array.isArray(description)) return written(description)
  const list = description.map(written).join(' | ')
  // A list of one ends with a bar.
  return description.length === 1 ? `${list} |` : list
}

const written = (text: string) => escaped(tidy(text))
