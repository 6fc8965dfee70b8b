/** The part of a wide drawing that a square shows, per cent from its left: one person whole, rather than two halves. */
const places: Record<string, number> = {
  'project-management-office-1': 5,
  'software-development-1': 40,
  'security-1': 45,
  'data-and-reporting-1': 43,
  'digital-documents-1': 65,
  'training-and-onboarding-1': 93,
}

/** The drawings that have a place of their own; a test looks for their files. */
export const focusedPictures = Object.keys(places)

/** The `object-position` of a picture in a square; the middle for those that are not known. */
export const focusOf = (src: string) =>
  `${places[src.split('/').at(-1)?.replace('.svg', '') ?? ''] ?? 50}% 50%`
