#!/bin/sh
# Playwright starts one program without arguments of ours.
exec node --import tsx "$(dirname "$0")/proxy.ts" "$@"
