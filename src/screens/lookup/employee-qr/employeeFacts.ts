import { type Employee, employeeFields } from '@atrium/contract/people'
import type { RecordFact, RecordInfo } from '@atrium/ui/lookup'
import type { TFunction } from 'i18next'
import { href } from '#config/site.ts'

type Translate = TFunction<'lookup'>

/** What is one line each; what is hidden, or not known, is left out. */
export function employeeFacts(employee: Employee, t: Translate): RecordFact[] {
  const { idnumber, email, number, roomname } = employee
  const facts: RecordFact[] = [{ label: t('employee.idNumber'), value: idnumber }]
  if (roomname) facts.push({ label: t('employee.room'), value: roomname, href: href('room', { roomname }) })
  if (email) facts.push({ label: t('employee.email'), value: email, href: `mailto:${email}` })
  if (number)
    facts.push({ label: t('employee.phone'), value: number, href: `tel:${number.replace(/[^+\d]/g, '')}` })
  return facts
}

/** Single texts as they are, longer lists to be opened; a list of one is a single text. */
export function employeeInfo({ otherinfo = [] }: Employee, t: Translate): RecordInfo[] {
  return otherinfo.flatMap(({ name, description }) => {
    const [first, ...others] = [description].flat().filter(Boolean)
    if (first === undefined) return []
    const value =
      others.length === 0
        ? first
        : { items: [first, ...others] as const, more: t('employee.more', { count: others.length }) }
    return [{ label: name, value }]
  })
}

/** Whether the server keeps something of them from the reader. */
export const hidesDetails = (employee: Employee): boolean =>
  employeeFields.some((field) =>
    field === 'serial'
      ? employee.computerinfo?.some(({ serial }) => serial === undefined)
      : employee[field] === undefined,
  )
