#!/usr/bin/env bash
# Runs the API's tests on a PostgreSQL server of their own: started here, in a temporary folder, and stopped
# again whatever happens. Works for root (the server then runs as the user postgres) and for anybody else.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

find_postgres() {
  local candidate
  for candidate in $(ls -d /usr/lib/postgresql/*/bin /opt/homebrew/opt/postgresql*/bin /usr/local/opt/postgresql*/bin 2>/dev/null | sort -rV) \
    "$(dirname "$(command -v initdb || true)")"; do
    if [ -x "$candidate/initdb" ] && [ -x "$candidate/pg_ctl" ]; then
      echo "$candidate"
      return
    fi
  done
}

bin=$(find_postgres)
if [ -z "$bin" ] && [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
  echo 'Installing PostgreSQL with apt-get…'
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -q >/dev/null
  apt-get install -y -q postgresql >/dev/null
  bin=$(find_postgres)
fi
if [ -z "$bin" ]; then
  echo 'No PostgreSQL server was found. Install it (Debian: apt-get install postgresql) and run the command again.' >&2
  exit 1
fi

# Answers by mail are read from a real mailbox; without it that test says so and is left out.
if [ ! -x /usr/sbin/dovecot ] && [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
  echo 'Installing Dovecot with apt-get…'
  (
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -q >/dev/null && apt-get install -y -q dovecot-imapd dovecot-lmtpd >/dev/null
  ) || echo 'NOT TESTED: Dovecot could not be installed, so answers by mail are not read from a real mailbox.' >&2
fi

# PostgreSQL refuses to run as root.
as_owner() { "$@"; }
folder=$(mktemp -d "${TMPDIR:-/tmp}/fonendo-postgres-XXXXXX")
if [ "$(id -u)" -eq 0 ]; then
  id postgres >/dev/null 2>&1 || useradd --system --no-create-home --shell /usr/sbin/nologin postgres
  chown postgres "$folder"
  as_owner() { (cd "$folder" && setpriv --reuid=postgres --regid="$(id -g postgres)" --clear-groups "$@"); }
fi

stop() {
  as_owner "$bin/pg_ctl" -D "$folder/data" -m immediate -w stop >/dev/null 2>&1 || true
  rm -rf "$folder"
}
trap stop EXIT
trap 'exit 130' INT TERM

port=$(node -e 'const s = require("node:net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })')
as_owner "$bin/initdb" -D "$folder/data" -U fonendo --auth=trust --encoding=UTF8 --locale=C.UTF-8 --no-sync >/dev/null
# Nothing here outlives the run, so nothing has to reach the disk.
as_owner "$bin/pg_ctl" -D "$folder/data" -l "$folder/log" -w -t 60 start -o \
  "-c listen_addresses=127.0.0.1 -c port=$port -c unix_socket_directories='' -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200" >/dev/null ||
  { cat "$folder/log" >&2; exit 1; }

echo "The API's tests on $("$bin/postgres" --version):"
TEST_DATABASE_URL="postgres://fonendo@127.0.0.1:$port/postgres" node scripts/bootstrap.js node_modules/vitest/vitest.mjs run --project 'api*' --reporter=dot "$@"
