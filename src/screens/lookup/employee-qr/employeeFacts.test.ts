import type { Employee } from '@atrium/contract/people'
import { employeeSample, employeeSamples } from '@atrium/contract/people/samples'
import type { TFunction } from 'i18next'
import { employeeFacts, employeeInfo, hidesDetails } from './employeeFacts.ts'

const t = ((key: string, { count }: { count?: number } = {}) =>
  count === undefined ? key : `${key} ${count}`) as unknown as TFunction<'lookup'>

const [first] = employeeSamples.map((sample) => employeeSample(sample, 'EN'))
const leyla = first as Required<Employee>
const info = (...descriptions: (string | string[])[]) =>
  employeeInfo(
    { ...leyla, otherinfo: descriptions.map((description, place) => ({ name: `n${place}`, description })) },
    t,
  ).map(({ value }) => value)

it('leaves out what is hidden and what is not known', () => {
  expect(employeeFacts({ id: 7, idnumber: 'DEV7', email: '', roomname: '' }, t)).toEqual([
    { label: 'employee.idNumber', value: 'DEV7' },
  ])
})

it('dials the number without what is written around it', () => {
  const facts = employeeFacts({ id: 7, idnumber: 'DEV7', number: '+994 (50) 000-00-01' }, t)
  expect(facts.at(-1)).toMatchObject({ value: '+994 (50) 000-00-01', href: 'tel:+994500000001' })
})

it('opens lists of two and more; one text is a text, none is nothing', () => {
  expect(info('107', ['AZ'], ['AZ', 'RU', 'EN'], [], '', ['', 'AZ'])).toEqual([
    '107',
    'AZ',
    { items: ['AZ', 'RU', 'EN'], more: 'employee.more 2' },
    'AZ',
  ])
})

it('knows when something is kept from the reader', () => {
  expect(hidesDetails(leyla)).toBe(false)
  expect(hidesDetails({ ...leyla, email: '', computerinfo: [], otherinfo: [] })).toBe(false)
  expect(hidesDetails({ ...leyla, number: undefined })).toBe(true)
  expect(hidesDetails({ ...leyla, computerinfo: [{ name: 'Dell', type: 'Laptop' }] })).toBe(true)
})
