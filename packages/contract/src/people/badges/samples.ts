import { staffSamples } from '#accounts/sampleStaff.ts'
import { type Language, languages } from '#core/language.ts'
import { officeNames, people } from '#people/samplePeople.ts'
import { leadsOf, unitOf } from '#people/sampleTeams.ts'
import {
  computerTypes,
  dutyWords,
  infoNames,
  type JobName,
  jobWords,
  keyWords,
  languageWords,
} from './sampleTexts.ts'
import type { Badge, Computer, OtherInfo } from './schema.ts'

type Spoken<Text> = Record<Language, Text>

/** An employee with the texts in each language. */
interface BadgeSample {
  id: number
  idnumber: string
  name: string
  surname: string
  email: string
  number: string
  roomname: string
  job: Spoken<string>
  unit: Spoken<string>
  /** The ids of the employees who decide about the leave of the person. */
  managerId: number | null
  deputyId: number | null
  computerinfo: { name: string; type: Spoken<string>; serial: string }[]
  otherinfo: Spoken<OtherInfo[]>
}

/** The equipment of a person: a letter for each computer. */
const models = {
  t: { name: 'Lenovo ThinkPad T14', type: computerTypes.laptop },
  x: { name: 'Dell XPS 13', type: computerTypes.laptop },
  m: { name: 'Apple MacBook Pro 14', type: computerTypes.laptop },
  e: { name: 'HP EliteDesk 800', type: computerTypes.desktop },
  d: { name: 'Dell UltraSharp U2723QE', type: computerTypes.monitor },
  l: { name: 'LG 27UP850', type: computerTypes.monitor },
  s: { name: 'HPE ProLiant ML30', type: computerTypes.server },
}

const everywhere = <Text>(text: (language: Language) => Text): Spoken<Text> =>
  Object.fromEntries(languages.map((language) => [language, text(language)])) as Spoken<Text>

const spoken = <Words extends Spoken<string>>(words: Words[], language: Language) =>
  words.map((word) => word[language])

/** Varied on purpose: lists, single texts, and people without further facts. */
const infoOf = (id: number, job: JobName) =>
  everywhere((language) => {
    const { az, en, ru, tr } = languageWords
    const localizedHere = id % 3 === 0 ? [az, en, ru, tr] : id % 3 === 1 ? [az, ru, en] : [az, ru]
    const info: OtherInfo[] = []
    if (id % 2 === 1) info.push({ name: infoNames.phone[language], description: String(100 + id) })
    if (id % 8 !== 6)
      info.push({ name: infoNames.languages[language], description: spoken(localizedHere, language) })
    if (job === 'systems' || job === 'network' || job === 'security')
      info.push({
        name: infoNames.keys[language],
        description: spoken([keyWords.entrance, keyWords.serverRoom, keyWords.archive], language),
      })
    if (job === 'systems') info.push({ name: infoNames.duty[language], description: dutyWords[language] })
    return info
  })

/** A person with an account has phone number and unit of the profile. */
const accountOf = (email: string) => staffSamples.find((person) => person.email === email)

const serialOf = (id: number, place: number, letter: string) =>
  `${letter.toUpperCase()}${(id * 7919 + place * 104_729).toString(36).toUpperCase().padStart(6, '0')}`

/** All employees by the number of their id: forty people in six rooms. */
export const badgeSamples: BadgeSample[] = officeNames
  .flatMap((roomname) => people[roomname].map((row) => ({ roomname, row })))
  .map(({ roomname, row: [name, surname, mail, job, computers] }, index, all) => {
    const id = index + 1
    const idOf = (sought?: string) => all.findIndex(({ row }) => row[2] === sought) + 1 || null
    const account = accountOf(`${mail}@caspora.example`)
    const { manager, deputy } = leadsOf(mail)
    return {
      id,
      idnumber: `DEV${id}`,
      name,
      surname,
      email: `${mail}@caspora.example`,
      number: account?.phone ?? `+994 50 000 01 ${String(id).padStart(2, '0')}`,
      roomname,
      job: jobWords[job],
      unit: account?.jobTitle ?? unitOf(roomname),
      managerId: idOf(manager),
      deputyId: idOf(deputy),
      computerinfo: [...computers].map((letter, place) => ({
        ...models[letter as keyof typeof models],
        serial: serialOf(id, place, letter),
      })),
      otherinfo: infoOf(id, job),
    }
  })

/** An employee in the form of `GET /api/employees` for a colleague. */
export const badgeSample = (
  { job, computerinfo, otherinfo, unit: _unit, managerId: _manager, deputyId: _deputy, ...rest }: BadgeSample,
  language: Language,
): Required<Omit<Badge, 'photo'>> => ({
  ...rest,
  job: job[language],
  computerinfo: computerinfo.map(
    ({ type, ...computer }): Computer => ({ ...computer, type: type[language] }),
  ),
  otherinfo: otherinfo[language],
})
