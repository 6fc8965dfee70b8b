// Entry point `@atrium/ui/letterArchive`: the letters that were sent, for everybody.
export { PublishedLetter } from './PublishedLetter.tsx'
