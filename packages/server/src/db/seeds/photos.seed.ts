import { badgeSamples } from '@atrium/contract/people/samples'

/** The addresses of the sample people, and the names that the files of their portraits have, where there are any. */
export const samplePortraits = badgeSamples.map(({ email }) => ({
  email,
  name: `${email.replace(/@.*/, '')}.webp`,
}))
