import { type Employee, fillPath, fullNameOf, listEmployees, pages, readIdNumber } from '@atrium/contract'
import { employeesEndpoints } from '@atrium/contract/schemas'
import { cutReply } from '#plugins/endpoints/cutReply.ts'
import { decoded, type LookupHeadParts, lookupHead } from '#plugins/lookupHead.ts'
import { type PageSource, parameterOf, titleOf } from '#plugins/pageHead.ts'
import { type FirstViewLine, firstView } from '#plugins/website/firstView.ts'
import type { Services } from '#services.ts'
import { getEmployee } from './employees.service.ts'

/** Tells the page of one employee: their name, and the answer that the page asks for first. */
export function employeePages(services: LookupHeadParts & Pick<Services, 'config'>): PageSource {
  const { texts } = services
  return {
    async headOf(path, language, request) {
      const parameter = parameterOf(pages.employee, path)
      if (parameter === undefined) return undefined
      const id = decoded(parameter) ?? ''
      const answering = (found: Employee[]) => ({
        [callOf(id)]: cutReply(employeesEndpoints.listEmployees, found),
      })
      return lookupHead(services, request, {
        language,
        name: texts(language, 'pages:employee.title'),
        missing: { title: texts(language, 'pages:unknownEmployee.title'), answers: answering([]) },
        tell: async (viewer) => {
          const employee = await getEmployee(services, id, { viewer, language })
          const { idnumber, job } = employee
          const heading = fullNameOf(employee) || idnumber
          const lines = linesOf(employee, (key) => texts(language, `pages:lookup.${key}`))
          return {
            title: titleOf(heading),
            answers: answering([employee]),
            firstView: firstView({ heading, lead: job ?? '', lines, size: 'record' }),
          }
        },
      })
    },
    list: async () => [],
  }
}

/** As the application calls it: any form of an id is one call. */
const callOf = (id: string) =>
  `${listEmployees.path}?${new URLSearchParams({ idnumber: readIdNumber(id) ?? id })}`

function linesOf(employee: Employee, say: (key: string) => string): FirstViewLine[] {
  const { idnumber, email, number, roomname, computerinfo = [] } = employee
  return [
    { label: say('idnumber'), text: idnumber },
    ...(email ? [{ label: say('email'), text: email, href: `mailto:${email}` }] : []),
    ...(number ? [{ label: say('phone'), text: number, href: `tel:${number.replace(/[^+\d]/g, '')}` }] : []),
    ...(roomname ? [{ label: say('room'), text: roomname, href: fillPath(pages.room, { roomname }) }] : []),
    ...computerinfo.map(({ name, type }) => ({ label: type, text: name })),
  ]
}
