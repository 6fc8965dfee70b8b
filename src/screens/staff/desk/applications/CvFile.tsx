// The pages of a CV, for a chunk of their own.
export { CvViewer as CvFile } from '@atrium/ui/hiring'
