import { type PageName, pages, pagesOf } from '@atrium/contract/core'
import { leyla } from './samplePeople.ts'

/** A sample for each parameter of an address. */
const samples: Record<string, string> = {
  id: '1',
  idnumber: leyla.idnumber,
  roomname: 'Göygöl',
  name: 'gunes-aliyeva',
  /** Of no invitation: the page says so. */
  token: 'A'.repeat(43),
}

/** The address of a page, with a sample for each parameter. */
export const addressOf = (page: PageName): string =>
  pages[page].replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(samples[name] ?? ''))

const unknown = '/no/such/page'

/** It answers 410. */
const closedVacancy = '/career/21'

/** Every page that is open to everybody, and the 404 page. */
export const openAddresses = [
  ...(['public', 'newsletter', 'lookup', 'auth'] as const).flatMap((area) => pagesOf(area).map(addressOf)),
  ...['/career?category=development&city=sumgait', closedVacancy],
  unknown,
]

export const staffAddresses = [
  ...pagesOf('staff').map(addressOf),
  ...['/staff/desk/applications?view=board', '/staff/desk/applications/settings?view=templates'],
]

/** The pages with a dark theme. */
export const darkAddresses = [
  ...(['lookup', 'auth'] as const).flatMap((area) => pagesOf(area).map(addressOf)),
  ...staffAddresses,
]
