import { devToolsOptions } from './devTools.ts'

const { actionSanitizer, stateSanitizer } = devToolsOptions as Required<typeof devToolsOptions>

const applied = {
  type: 'api/executeMutation/pending',
  meta: {
    requestId: 'r',
    arg: { type: 'mutation', endpointName: 'applyToJob', originalArgs: { email: 'a@b.c' } },
  },
}

it('names a call after its endpoint and hides what the person sent', () => {
  const shown = actionSanitizer(applied, 1)
  expect(shown.type).toBe('api/executeMutation/pending applyToJob')
  expect(JSON.stringify(shown)).not.toContain('a@b.c')
  expect(applied.meta.arg.originalArgs).toEqual({ email: 'a@b.c' })
})

it('leaves the arguments of readings to be seen', () => {
  const read = {
    type: 'api/executeQuery/pending',
    meta: { arg: { type: 'query', endpointName: 'getJob', originalArgs: 7 } },
  }
  expect(actionSanitizer(read, 1)).toMatchObject({
    type: 'api/executeQuery/pending getJob',
    meta: { arg: { originalArgs: 7 } },
  })
})

it('hides in the state what the person sent', () => {
  const state = {
    language: { current: 'AZ' },
    api: { mutations: { r: { status: 'pending', originalArgs: { email: 'a@b.c' } } } },
  }
  const shown = stateSanitizer(state, 1)
  expect(JSON.stringify(shown)).not.toContain('a@b.c')
  expect(shown.api.mutations.r.status).toBe('pending')
})
