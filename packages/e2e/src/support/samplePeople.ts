import { staffSamples } from '@atrium/contract/accounts/samples'
import { badgeSamples } from '@atrium/contract/people/samples'

type BadgeSample = (typeof badgeSamples)[number]

/** The record of a sample person, by the part of the address before the @. */
export function samplePerson(mail: string): BadgeSample {
  const found = badgeSamples.find(({ email }) => email.startsWith(`${mail}@`))
  if (!found) throw new Error(`The samples have no ${mail}.`)
  return found
}

/** The id of the account of a sample person. */
export function sampleAccountId(mail: string): number {
  const found = staffSamples.find(({ email }) => email.startsWith(`${mail}@`))
  if (!found) throw new Error(`The samples have no account of ${mail}.`)
  return found.id
}

/** The address of a person's badge. */
export const badgePath = ({ idnumber }: Pick<BadgeSample, 'idnumber'>): string => `/employee-qr/${idnumber}`

/** The person whose badge and room the journeys of the lookup pages open. */
export const leyla = samplePerson('leyla.aliyeva')

/** The number on the badge of the next new person. */
export const nextBadge = `DEV${Math.max(...badgeSamples.map(({ idnumber }) => Number(idnumber.slice(3)))) + 1}`
