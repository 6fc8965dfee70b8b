import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Language } from '@atrium/contract/core'
import type { OtherInfo } from '@atrium/contract/people'
import { badgeSamples, cardSamples, roomCapacities, roomNames } from '@atrium/contract/people/samples'
import { runCommand } from '#cli/commands.ts'
import type { TestServices } from './services.ts'

export type SheetRow = Record<string, string>

/** A row of the file of people without a fault. */
export const personRow: SheetRow = {
  idnumber: 'DEV7',
  name: 'Leyla',
  surname: 'Əliyeva',
  email: 'leyla@caspora.example',
  number: '+994 50 000 01 07',
  roomname: 'Göygöl',
  job: 'Manager',
  computers: '',
  otherinfo: '',
}

/** A CSV file as Excel writes it: a cell is quoted where necessary. */
export function sheetOf(rows: SheetRow[], separator = ';'): string {
  const headings = Object.keys(rows[0] ?? {})
  const cell = (text: string) => (/[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const lines = [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))]
  return lines.map((cells) => `${cells.map(cell).join(separator)}\r\n`).join('')
}

/** Runs the commands of a group, and `import` with the content of a file. */
export function groupOf(group: string, services: TestServices) {
  const file = path.join(services.config.dataDir, `${group}.csv`)
  const run = (...args: string[]) => runCommand([group, ...args], services, jest.fn())
  const bring = async (content: SheetRow[] | string | Buffer, ...options: string[]) => {
    await writeFile(file, Array.isArray(content) ? sheetOf(content) : content)
    return run('import', file, ...options)
  }
  /** The error of `import`, without its first and last line. */
  const faults = async (content: SheetRow[] | string): Promise<string[]> => {
    const failure = await bring(content).then(
      (answer) => new Error(`not refused: ${answer}`),
      (error: Error) => error,
    )
    const [first, ...lines] = failure.message.split('\n')
    expect(first).toBe(`${file} is not imported.`)
    expect(lines.pop()).toBe('Nothing is changed.')
    return lines
  }
  return { file, run, bring, faults }
}

const inLanguages = (column: string, text: (language: Language) => string): SheetRow => ({
  [`${column}_az`]: text('AZ'),
  [`${column}_en`]: text('EN'),
  [`${column}_ru`]: text('RU'),
})

const infoCell = (info: OtherInfo[]) =>
  info
    .map(
      ({ name, description }) =>
        `${name}: ${Array.isArray(description) ? description.join(' | ') : description}`,
    )
    .join('; ')

export const roomSheet: SheetRow[] = roomNames.map((name) => ({
  name,
  capacity: String(roomCapacities[name] ?? ''),
}))

/** The samples as rows of a file. */
export const employeeSheet: SheetRow[] = badgeSamples.map(
  ({ idnumber, name, surname, email, number, roomname, job, computerinfo, otherinfo }) => ({
    idnumber,
    name,
    surname,
    email,
    number,
    roomname,
    ...inLanguages('job', (language) => job[language]),
    computers: computerinfo
      .map((computer) => {
        const { AZ, EN, RU } = computer.type
        return `${computer.name}, ${AZ} | ${EN} | ${RU}, ${computer.serial}`
      })
      .join('; '),
    ...inLanguages('otherinfo', (language) => infoCell(otherinfo[language])),
  }),
)

export const cardSheet: SheetRow[] = cardSamples.map(({ name, fullname, email, position }) => ({
  name,
  fullname,
  email,
  ...inLanguages('position', (language) => position[language]),
}))
