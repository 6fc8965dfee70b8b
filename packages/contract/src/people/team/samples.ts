import type { ReplyOf } from '#core/endpoint.ts'
import type { Language } from '#core/language.ts'
import { personOf } from '#people/samplePeople.ts'
import type { listTeam } from './endpoints.ts'

/** A person of the team with the position in each language. The part of `email` before the @ identifies the person. */
interface TeamSample {
  order: number
  fullname: string
  email: string
  position: Record<Language, string>
}

/** In another order than on the page. */
const orders: readonly (readonly [mail: string, order: number])[] = [
  ['gunel.mammadova', 3],
  ['rauf.aliyev', 1],
  ['irina.sokolova', 5],
  ['nigar.huseynova', 2],
  ['tural.guliyev', 8],
  ['elvin.rzayev', 4],
  ['leyla.ismayilova', 12],
  ['dmitry.volkov', 6],
  ['aysel.karimova', 10],
  ['kamran.abbasov', 7],
  ['olga.petrova', 11],
  ['farid.nabiyev', 9],
]

export const teamSamples: TeamSample[] = orders.map(([mail, order]) => {
  const { fullname, email, position } = personOf(mail)
  return { order, fullname, email, position }
})

/** The form of `GET /list/all/`, in no particular order: the page sorts. */
export const teamSample = (language: Language): ReplyOf<typeof listTeam> =>
  teamSamples.map(({ fullname, email, order, position }) => ({
    fullname,
    position: position[language],
    email,
    order,
  }))
