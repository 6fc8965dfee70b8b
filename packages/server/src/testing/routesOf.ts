import type { FastifyInstance } from 'fastify'

/** Every route of the server with its method; tests request routes with a wildcard by addresses of their own. */
export function routesOf(app: FastifyInstance): string[] {
  const folders: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', own = '', methods = ''] = /^([ │]*)[├└]── (\S+)(?: \((.*)\))?$/.exec(line) ?? []
      const depth = indent.length / 4
      folders.splice(depth, folders.length, own)
      const path = folders.join('')
      return own === '' || own === '*' || methods === ''
        ? []
        : methods.split(', ').map((method) => `${method} ${path}`)
    })
}
