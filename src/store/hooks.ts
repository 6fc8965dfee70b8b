import { useDispatch, useSelector, useStore } from 'react-redux'
import type { RootState } from './rootReducer.ts'
import type { AppDispatch, AppStore } from './setupStore.ts'

/** The typed hooks; the plain ones know neither our state nor our thunks. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
export const useAppStore = useStore.withTypes<AppStore>()
