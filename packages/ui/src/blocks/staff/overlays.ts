/** What stands over a staff page, with its tooltips: fetched when the first of it opens, or in advance. */
export const loadOverlays = () => import(/* webpackChunkName: "overlays" */ './overlayParts.ts')
