import { createRoot } from 'react-dom/client'
import { ChakraProvider, chakra, createSystem } from '@chakra-ui/react'
createRoot(document.body).render(<ChakraProvider value={createSystem({})}><chakra.div /></ChakraProvider>)
