import type { LabelsDeskProps } from '#blocks/labels/LabelsDesk.tsx'
import type { BadgeLabel, CardLabel, DoorLabel } from '#blocks/labels/labelTypes.ts'

const site = 'https://caspora.example'

/** For stories and tests: people with names as they are here. */
const people = [
  ['Leyla Əliyeva', 'Layihə meneceri', 'leyla.aliyeva'],
  ['Екатерина Королёва', 'Бизнес-аналитик', 'ekaterina.koroleva'],
  ['Xəyal Mustafayev', 'Proqramçı', 'khayal.mustafayev'],
  ['Rüfət Əsgərov', 'Data mühəndisi', 'rufat.asgarov'],
] as const

const long = [
  'Александра Владимировна Константинопольская-Преображенская',
  'Руководитель направления сопровождения инфраструктурных проектов',
  'aleksandra.konstantinopolskaya',
] as const

const badgeOf = ([name, position]: readonly string[], number: number): BadgeLabel => ({
  kind: 'badge',
  id: `DEV${number}`,
  name: `${name}`,
  position: `${position}`,
  idnumber: `DEV${number}`,
  code: { text: `${site}/employee-qr/DEV${number}`, label: `QR code: ${name}` },
})

const cardOf = ([name, position, mail]: readonly string[], number: number): CardLabel => ({
  kind: 'card',
  id: `${mail}-${number}`,
  name: `${name}`,
  position: `${position}`,
  email: `${mail}@caspora.example`,
  website: 'caspora.example',
  code: { text: `${site}/codes/${mail}`, label: `QR code: ${name}` },
})

const doorOf = (name: string): DoorLabel => ({
  kind: 'door',
  id: name,
  name,
  hint: 'Kodu oxudun və burada kimin işlədiyinə baxın',
  code: { text: `${site}/rooms/${encodeURIComponent(name)}`, label: `QR code: ${name}` },
})

const numbered = (count: number) =>
  Array.from({ length: count }, (_none, at) => [people[at % people.length] ?? long, at + 1] as const)

export const badgeSamples = (count: number) => numbered(count).map(([who, number]) => badgeOf(who, number))

export const cardSamples = (count: number) => numbered(count).map(([who, number]) => cardOf(who, number))

export const doorSamples = ['Xəzər', 'Server 2/1', 'Dəstək mərkəzi'].map(doorOf)

export const longSamples = {
  badge: [badgeOf(long, 1248), badgeOf(['Nərgiz Şahmərdanqızı-Paşayeva', 'Məhsul dizayneri'], 12)],
  card: [
    cardOf(long, 1),
    cardOf(['Nərgiz Şahmərdanqızı-Paşayeva', 'Məhsul dizayneri', 'nargiz.pashayeva'], 2),
  ],
  // 40 letters, and a single word.
  door: ['Переговорная имени Лотфи Алескерзаде 2/1', 'Достопримечательность'].map(doorOf),
}

/** The page's parts, in English. */
export const deskSample: LabelsDeskProps = {
  chooser: {
    label: 'People',
    searchLabel: 'Name, ID number, position or room',
    query: '',
    onSearch: () => undefined,
    choices: badgeSamples(12).map(({ id, name, position }) => ({
      id,
      name,
      detail: `${id} · ${position}`,
      isChosen: true,
    })),
    onChoose: () => undefined,
    allLabel: 'Choose all 12',
    onChooseAll: () => undefined,
    noneLabel: 'Choose none',
    onChooseNone: () => undefined,
    nothingFound: '',
    foundText: '',
  },
  sheets: {
    kind: 'badge',
    labels: badgeSamples(12),
    brand: 'Caspora',
    sheetLabel: (sheet, count) => `Sheet ${sheet} of ${count}`,
  },
  summary: '12 chosen, 2 sheets of A4',
  printLabel: 'Print',
  printHint: '85.6 × 54 mm, ten on a sheet. In the print window choose A4 and a scale of 100%.',
  onPrint: () => undefined,
  previewHeading: 'Preview',
  nothingText: 'The sheets appear here as soon as you choose people.',
}
