#!/usr/bin/env bash
# Runs the API's tests on a PostgreSQL server of their own: started here, in a temporary folder, and stopped
# again whatever happens. Works for root (the server then runs as the user postgres) and for anybody else.
#   bash scripts/test-on-postgres.sh [path]                        on the machine's own PostgreSQL
#   POSTGRES_VERSION=18 bash scripts/test-on-postgres.sh [path]    on PostgreSQL 18, from npm
# Without a path both: all tests on the first, then what a newer server could answer differently on the second.
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

newest=18
if [ -n "${POSTGRES_VERSION:-}" ]; then
  if [ "$POSTGRES_VERSION" != "$newest" ]; then
    echo "POSTGRES_VERSION may be $newest; without it the tests run on the machine's own PostgreSQL." >&2
    exit 1
  fi
  bin=$(node scripts/bootstrap.js scripts/fetch-postgres.ts)
else
  bin=$(find_postgres)
fi
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

# Uploaded files are shown to a real scanner, with one signature of the test's own.
if [ ! -x /usr/sbin/clamd ] && [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
  echo 'Installing ClamAV with apt-get…'
  DEBIAN_FRONTEND=noninteractive apt-get install -y -q clamav-daemon >/dev/null || true
fi

if ! command -v pgbouncer >/dev/null && [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
  echo 'Installing PgBouncer with apt-get…'
  DEBIAN_FRONTEND=noninteractive apt-get install -y -q pgbouncer >/dev/null || true
fi

# PostgreSQL and PgBouncer refuse to run as root.
as_owner() { "$@"; }
folder=$(mktemp -d "${TMPDIR:-/tmp}/fonendo-postgres-XXXXXX")
if [ "$(id -u)" -eq 0 ]; then
  id postgres >/dev/null 2>&1 || useradd --system --no-create-home --shell /usr/sbin/nologin postgres
  chown postgres "$folder"
  as_owner() { (cd "$folder" && setpriv --reuid=postgres --regid="$(id -g postgres)" --clear-groups "$@"); }
fi

if [ -n "${POSTGRES_VERSION:-}" ]; then
  # Whoever it runs as may not be allowed into this clone.
  cp -r "$(dirname "$bin")" "$folder/server"
  bin=$folder/server/bin
  chown -R "$(stat -c %U "$folder")" "$folder/server"
  if ! as_owner "$bin/postgres" --version >/dev/null; then
    rm -rf "$folder"
    echo "NOT TESTED: PostgreSQL $newest does not run on this machine." >&2
    exit 0
  fi
fi

stop() {
  [ ! -f "$folder/pgbouncer.pid" ] || kill "$(cat "$folder/pgbouncer.pid")" 2>/dev/null || true
  as_owner "$bin/pg_ctl" -D "$folder/data" -m immediate -w stop >/dev/null 2>&1 || true
  rm -rf "$folder"
}
trap stop EXIT
trap 'exit 130' INT TERM

free_port() { node -e 'const s = require("node:net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })'; }
port=$(free_port)
as_owner "$bin/initdb" -D "$folder/data" -U fonendo --auth=trust --encoding=UTF8 --locale=C.UTF-8 --no-sync >/dev/null
# Nothing here outlives the run, so nothing has to reach the disk. A vacuum that happens to read the template would
# keep it from being copied.
as_owner "$bin/pg_ctl" -D "$folder/data" -l "$folder/log" -w -t 60 start -o \
  "-c listen_addresses=127.0.0.1 -c port=$port -c unix_socket_directories='' -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200 -c autovacuum=off" >/dev/null ||
  { cat "$folder/log" >&2; exit 1; }

# A pooler in front of it, for the tests of a way through one. With --through-pooler all of them go that way.
export TEST_POOLER_URL=
if command -v pgbouncer >/dev/null; then
  pooler_port=$(free_port)
  cat >"$folder/pgbouncer.ini" <<INI
[databases]
* = host=127.0.0.1 port=$port user=fonendo
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = $pooler_port
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 1000
logfile = $folder/pgbouncer.log
pidfile = $folder/pgbouncer.pid
INI
  chmod 644 "$folder/pgbouncer.ini"
  as_owner pgbouncer -q -d "$folder/pgbouncer.ini"
  export TEST_POOLER_URL="postgres://fonendo@127.0.0.1:$pooler_port/postgres"
else
  echo 'NOT TESTED: PgBouncer is not installed (Debian: apt-get install pgbouncer). What goes through a pooler is left out.' >&2
fi
whole=$([ $# -eq 0 ] && [ -z "${POSTGRES_VERSION:-}" ] && echo yes || true)
if [ "${1:-}" = --through-pooler ]; then
  shift
  export TEST_THROUGH_POOLER=true
fi

# The package of npm has the server alone, and a dump needs programs of its version or later.
if [ -n "${POSTGRES_VERSION:-}" ] && [ "$(pg_dump --version 2>/dev/null | grep -oE '[0-9]+' | head -1)" -lt "$POSTGRES_VERSION" ] 2>/dev/null; then
  echo "NOT TESTED: pg_dump is older than the server, so no backup is made of PostgreSQL $POSTGRES_VERSION (Debian: apt-get install postgresql-client-$POSTGRES_VERSION)." >&2
  export TEST_WITHOUT_DUMP=true
fi

echo "The API's tests on $("$bin/postgres" --version):"
TEST_DATABASE_URL="postgres://fonendo@127.0.0.1:$port/postgres" node scripts/bootstrap.js node_modules/vitest/vitest.mjs run --project 'api*' --reporter=dot "$@"

if [ -n "$whole" ]; then
  stop
  trap - EXIT
  if ! node scripts/bootstrap.js scripts/fetch-postgres.ts >/dev/null; then
    echo "NOT TESTED: PostgreSQL $newest could not be fetched from npm." >&2
    exit 0
  fi
  # Only what a newer server could answer differently; apps/api/vitest.config.ts knows which tests.
  POSTGRES_VERSION=$newest TEST_WHERE_DATABASES_DIFFER=true exec bash scripts/test-on-postgres.sh
fi
