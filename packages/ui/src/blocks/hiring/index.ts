// Entry point `@atrium/ui/hiring`: applications and their CVs.

export { CvViewer } from './CvViewer.tsx'
