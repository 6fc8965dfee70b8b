/** Whether this is the production build. */
export const isBuilt = (): boolean => process.env.NODE_ENV === 'production'
