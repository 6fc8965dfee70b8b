import type { BadgeLabel, CardLabel, DoorLabel, LabelItem, PrintLabel } from '#blocks/labels/labelTypes.ts'

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
  address: `${site}/employee-qr/DEV${number}`,
})

const cardOf = ([name, position, mail]: readonly string[], number: number): CardLabel => ({
  kind: 'card',
  id: `${mail}-${number}`,
  name: `${name}`,
  position: `${position}`,
  email: `${mail}@caspora.example`,
  address: `${site}/codes/${mail}`,
})

const doorOf = (name: string): DoorLabel => ({
  kind: 'door',
  id: name,
  name,
  address: `${site}/rooms/${encodeURIComponent(name)}`,
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

/** The labels as items that can be chosen. */
export const itemsOf = (labels: readonly PrintLabel[]): LabelItem[] =>
  labels.map((label) => ({ label, detail: label.id, found: label.name.toLowerCase() }))
