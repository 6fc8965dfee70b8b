// Entry point `@atrium/ui/popup`: loaded when the popup appears.
export { AppPopup, type AppPopupProps } from './AppPopup.tsx'
