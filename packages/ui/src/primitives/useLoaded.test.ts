import { act, renderHook } from '@testing-library/react'
import { useLoaded } from './useLoaded.ts'

it('fetches code that failed to load again at the next press', async () => {
  const load = jest
    .fn<Promise<{ name: string }>, []>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue({ name: 'Drawer' })
  const { result } = renderHook(() => useLoaded(load, true))
  await act(async () => undefined)
  expect(result.current).toBeUndefined()
  await act(async () => document.body.click())
  expect(result.current).toEqual({ name: 'Drawer' })
})

it('fetches nothing that is not needed', async () => {
  const load = jest.fn(async () => ({ name: 'Drawer' }))
  renderHook(() => useLoaded(load, false))
  await act(async () => undefined)
  expect(load).not.toHaveBeenCalled()
})
