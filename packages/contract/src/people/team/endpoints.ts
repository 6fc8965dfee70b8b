import { endpoint } from '#core/endpoint.ts'

/** A person on the about page (spec 3, Team member). `position` is in the language of the request. */
export interface TeamMember {
  fullname: string
  position: string
  email: string
  /** The place in the row of portraits. */
  order: number
}

/** The team (spec 7, Team list); the page sorts it by `order`. */
export const listTeam = endpoint<{ reply: TeamMember[] }>({
  method: 'GET',
  path: '/list/all/',
  reply: 'list',
})
