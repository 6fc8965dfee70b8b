import { type JobName, jobWords } from '#people/badges/sampleTexts.ts'

/** The rooms where people sit, with the names on their doors: with spaces, a slash and Azerbaijani letters. */
export const officeNames = ['Xəzər', 'Göygöl', 'Şahdağ', 'Qobustan', 'Server 2/1', 'Dəstək mərkəzi'] as const

export type OfficeName = (typeof officeNames)[number]

const meetingRoomNames = ['İçərişəhər', 'Kəpəz', 'Muğan'] as const

export const roomNames = [...officeNames, ...meetingRoomNames]

export type RoomName = (typeof roomNames)[number]

/** How many people a meeting in a room may have; a room that is left out cannot be booked. */
export const roomCapacities: Partial<Record<RoomName, number>> = { İçərişəhər: 14, Kəpəz: 6, Muğan: 3 }

/** `mail` is the part of the address before the @; `computers` has a letter for each. */
type Row = [name: string, surname: string, mail: string, job: JobName, computers: string]

/** The people by room, with their names as they write them themselves. Accounts, team, badges and cards are these people. */
export const people: Record<OfficeName, Row[]> = {
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
    ['Ekaterina', 'Koroleva', 'ekaterina.koroleva', 'analyst', 'xd'],
    ['Zəhra', 'Quluzadə', 'zahra.guluzada', 'analyst', 't'],
    ['Murad', 'Şirinov', 'murad.shirinov', 'manager', 't'],
    ['Könül', 'Ağayeva', 'konul.aghayeva', 'analyst', 'x'],
  ],
  Şahdağ: [
    ['Elvin', 'Rzayev', 'elvin.rzayev', 'development', 'md'],
    ['Aysel', 'Kərimova', 'aysel.karimova', 'designer', 'md'],
    ['İlqar', 'Nəsirov', 'ilgar.nasirov', 'developer', 'tl'],
    ['Fidan', 'Həsənli', 'fidan.hasanli', 'developer', 'md'],
    ['Artyom', 'Lebedev', 'artyom.lebedev', 'developer', 'tl'],
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
    ['Svetlana', 'Yolkina', 'svetlana.yolkina', 'support', 'e'],
    ['Emin', 'Babayev', 'emin.babayev', 'support', 'x'],
    ['Nuranə', 'Fərzəliyeva', 'nurana.farzaliyeva', 'support', ''],
  ],
}

/** Name, address and position of the person whose address begins with `mail`. */
export function personOf(mail: string) {
  const row = Object.values(people)
    .flat()
    .find((one) => one[2] === mail)
  if (!row) throw new Error(`There is no sample person ${mail}.`)
  const [name, surname, , job] = row
  return {
    name,
    surname,
    fullname: `${name} ${surname}`,
    email: `${mail}@caspora.example`,
    position: jobWords[job],
  }
}
