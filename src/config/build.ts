/** Whether this is the built application, and not the one that changes under a developer's hands. */
export const isBuilt = (): boolean => process.env.NODE_ENV === 'production'
