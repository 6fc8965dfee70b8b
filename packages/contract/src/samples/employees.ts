import type { Computer, Employee, OtherInfo, Room } from '#employees.ts'
import { type Language, languages } from '#language.ts'
import {
  computerTypes,
  dutyWords,
  infoNames,
  type JobName,
  jobWords,
  keyWords,
  languageWords,
} from './employeeTexts.ts'
import { staffSamples } from './staff.ts'

type Spoken<Text> = Record<Language, Text>

/** An employee with the texts in each language. */
interface EmployeeSample {
  id: number
  idnumber: string
  name: string
  surname: string
  email: string
  number: string
  roomname: string
  job: Spoken<string>
  computerinfo: { name: string; type: Spoken<string>; serial: string }[]
  otherinfo: Spoken<OtherInfo[]>
}

/** The rooms with the names on their doors: with spaces, a slash and Azerbaijani letters. */
export const roomNames = ['Xəzər', 'Göygöl', 'Şahdağ', 'Qobustan', 'Server 2/1', 'Dəstək mərkəzi'] as const

type RoomName = (typeof roomNames)[number]

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

type Row = [name: string, surname: string, mail: string, job: JobName, computers: string]

const people: Record<RoomName, Row[]> = {
  Xəzər: [
    ['Rauf', 'Əliyev', 'rauf.aliyev', 'director', 'm'],
    ['Nigar', 'Hüseynova', 'nigar.huseynova', 'technology', 'md'],
    ['Günel', 'Məmmədova', 'gunel.mammadova', 'office', 't'],
    ['Leyla', 'İsmayılova', 'leyla.ismayilova', 'people', 't'],
    ['Səbinə', 'Rəhimova', 'sabina.rahimova', 'accounts', 'el'],
    ['Pərviz', 'Cabbarov', 'parviz.jabbarov', 'assistant', ''],
  ],
  Göygöl: [
    ['Leyla', 'Əliyeva', 'leyla.aliyeva', 'manager', 'td'],
    ['Günəş', 'Əliyeva', 'gunes.aliyeva', 'manager', 'x'],
    ['Orxan', 'Bağırov', 'orkhan.baghirov', 'manager', 't'],
    ['Екатерина', 'Королёва', 'ekaterina.koroleva', 'analyst', 'xd'],
    ['Zəhra', 'Quluzadə', 'zahra.guluzada', 'analyst', 't'],
    ['Murad', 'Şirinov', 'murad.shirinov', 'manager', 't'],
    ['Könül', 'Ağayeva', 'konul.aghayeva', 'analyst', 'x'],
  ],
  Şahdağ: [
    ['Elvin', 'Rzayev', 'elvin.rzayev', 'development', 'md'],
    ['Aysel', 'Kərimova', 'aysel.karimova', 'designer', 'md'],
    ['İlqar', 'Nəsirov', 'ilgar.nasirov', 'developer', 'tl'],
    ['Fidan', 'Həsənli', 'fidan.hasanli', 'developer', 'md'],
    ['Артём', 'Лебедев', 'artyom.lebedev', 'developer', 'tl'],
    ['Xəyal', 'Mustafayev', 'khayal.mustafayev', 'developer', 'tl'],
    ['Ülviyyə', 'Tağıyeva', 'ulviyya.taghiyeva', 'developer', 'x'],
    ['Cavid', 'Səfərov', 'javid.safarov', 'developer', 'el'],
    ['Nərgiz', 'Paşayeva', 'nargiz.pashayeva', 'designer', 'm'],
  ],
  Qobustan: [
    ['Irina', 'Sokolova', 'irina.sokolova', 'quality', 't'],
    ['Fərid', 'Nəbiyev', 'farid.nabiyev', 'data', 'td'],
    ['Şəbnəm', 'Mirzəyeva', 'shabnam.mirzayeva', 'tester', 'e'],
    ['Toğrul', 'Vəliyev', 'togrul.valiyev', 'tester', 'es'],
    ['Olga', 'Petrova', 'olga.petrova', 'training', 't'],
    ['Rüfət', 'Əsgərov', 'rufat.asgarov', 'data', 't'],
  ],
  'Server 2/1': [
    ['Dmitry', 'Volkov', 'dmitry.volkov', 'security', 'ts'],
    ['Tural', 'Quliyev', 'tural.guliyev', 'network', 'td'],
    ['Elnur', 'Həmidov', 'elnur.hamidov', 'systems', 'e'],
    ['Vüsal', 'Ələkbərov', 'vusal.alakbarov', 'systems', 'tss'],
    ['Ceyhun', 'Manafov', 'jeyhun.manafov', 'network', ''],
  ],
  'Dəstək mərkəzi': [
    ['Kamran', 'Abbasov', 'kamran.abbasov', 'desk', 't'],
    ['Aygün', 'Salmanova', 'aygun.salmanova', 'support', 'ed'],
    ['Ramin', 'Qasımov', 'ramin.gasimov', 'support', 'ed'],
    ['Lalə', 'Yusifova', 'lala.yusifova', 'support', 'e'],
    ['Светлана', 'Ёлкина', 'svetlana.yolkina', 'support', 'e'],
    ['Emin', 'Babayev', 'emin.babayev', 'support', 'x'],
    ['Nuranə', 'Fərzəliyeva', 'nurana.farzaliyeva', 'support', ''],
  ],
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
    if (id % 8 !== 6)
      info.push({ name: infoNames.languages[language], description: spoken(localizedHere, language) })
    if (id % 2 === 1) info.push({ name: infoNames.phone[language], description: String(100 + id) })
    if (job === 'systems' || job === 'network' || job === 'security')
      info.push({
        name: infoNames.keys[language],
        description: spoken([keyWords.entrance, keyWords.serverRoom, keyWords.archive], language),
      })
    if (job === 'systems') info.push({ name: infoNames.duty[language], description: dutyWords[language] })
    return info
  })

/** A person with an account has the phone number of the profile. */
const phoneOf = (email: string) => staffSamples.find((person) => person.email === email)?.phone

const serialOf = (id: number, place: number, letter: string) =>
  `${letter.toUpperCase()}${(id * 7919 + place * 104_729).toString(36).toUpperCase().padStart(6, '0')}`

/** All employees by the number of their id: forty people in six rooms. */
export const employeeSamples: EmployeeSample[] = roomNames
  .flatMap((roomname) => people[roomname].map((row) => ({ roomname, row })))
  .map(({ roomname, row: [name, surname, mail, job, computers] }, index) => {
    const id = index + 1
    return {
      id,
      idnumber: `DEV${id}`,
      name,
      surname,
      email: `${mail}@caspora.example`,
      number: phoneOf(`${mail}@caspora.example`) ?? `+994 50 000 01 ${String(id).padStart(2, '0')}`,
      roomname,
      job: jobWords[job],
      computerinfo: [...computers].map((letter, place) => ({
        ...models[letter as keyof typeof models],
        serial: serialOf(id, place, letter),
      })),
      otherinfo: infoOf(id, job),
    }
  })

/** An employee in the form of `GET /api/employees` for a colleague. */
export const employeeSample = (
  { job, computerinfo, otherinfo, ...rest }: EmployeeSample,
  language: Language,
): Required<Employee> => ({
  ...rest,
  job: job[language],
  computerinfo: computerinfo.map(
    ({ type, ...computer }): Computer => ({ ...computer, type: type[language] }),
  ),
  otherinfo: otherinfo[language],
})

/** The rooms in the order of `GET /api/rooms/`, with their counts. */
export const roomSamples: Room[] = roomNames.map((roomname) => {
  const inside = employeeSamples.filter((employee) => employee.roomname === roomname)
  return {
    roomname,
    employees: inside.length,
    computers: inside.reduce((sum, { computerinfo }) => sum + computerinfo.length, 0),
  }
})
