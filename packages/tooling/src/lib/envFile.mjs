/** Reads `.env` of the top folder into the environment, where a variable of the shell comes first. Tests do not read it. */
import { existsSync } from 'node:fs'
import process from 'node:process'
import { inRoot } from './paths.mjs'

const file = inRoot('.env')
if (existsSync(file)) process.loadEnvFile(file)
